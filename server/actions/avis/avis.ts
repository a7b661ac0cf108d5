import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { behave, type Done, type Scope } from '../../write/behaviour.ts';

/** The order's row shows that it has an avis and which colour it was given (0-decisions, Orders). */
async function showOnOrder({ kind, before, after }: Done<typeof contractAvis>, scope: Scope): Promise<void> {
  const isGone = kind === 'delete';
  if (
    (kind === 'update' && before.color === after.color) ||
    !after.contract ||
    !(await scope.look(contract, after.contract))
  )
    return;
  const color = isGone || after.color === 'none' ? null : after.color;
  await scope.change(contract, after.contract, { hasAvis: !isGone, avisColor: color });
}

/** What an avis does beyond storing its fields. */
export const avis = behave(contractAvis, { effects: [showOnOrder] });
