import type { Behaviour, Done, Scope } from '../../write/behaviour.ts';

/** An order is done as long as its protocol is closed (R10); the lists of orders find it under U4. */
async function completeOrder({ kind, before, after }: Done, scope: Scope): Promise<void> {
  const isClosed = after.processState === 'CLOSED';
  if (kind !== 'update' || isClosed === (before?.processState === 'CLOSED')) return;
  if (typeof after.contract === 'string') await scope.change(after.contract, { abgeschlossen: isClosed });
}

/** What a protocol does beyond storing its fields. */
export const protocols: Behaviour = { effects: [completeOrder] };
