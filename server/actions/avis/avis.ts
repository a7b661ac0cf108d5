import type { Behaviour, Done, Scope } from '../../write/behaviour.ts';

/** The order's row shows that it has an avis and which colour it was given (0-decisions, Orders). */
async function showOnOrder({ kind, before, after }: Done, scope: Scope): Promise<void> {
  const isGone = kind === 'delete';
  if ((kind === 'update' && before?.color === after.color) || !(await scope.look(after.contract))) return;
  const color = isGone || after.color === 'none' ? null : after.color;
  await scope.change(String(after.contract), { hasAvis: !isGone, avisColor: color ?? null });
}

/** What an avis does beyond storing its fields. */
export const avis: Behaviour = { effects: [showOnOrder] };
