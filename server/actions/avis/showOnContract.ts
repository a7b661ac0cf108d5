import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import type { Done, Scope } from '../../write/behaviour.ts';

/**
 * The contract's row shows that it has an avis, which colour it was given and the group in which it is arranged
 * (0-decisions).
 */
export async function showOnContract({ kind, before, after }: Done<typeof contractAvis>, scope: Scope): Promise<void> {
  const isSame = kind === 'update' && before.color === after.color && before.bundle === after.bundle;
  if (isSame || !after.contract || !(await scope.look(contract, after.contract))) return;
  const isGone = kind === 'delete';
  await scope.change(contract, after.contract, {
    hasAvis: !isGone,
    avisColor: isGone ? null : after.color,
    avisBundle: isGone ? null : after.bundle,
  });
}
