import type { Side } from '../../../src/domain/avis/coordination.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import type { FieldOf } from '../../../src/domain/define/row.ts';
import { allowed, type Verdict } from '../../../src/domain/define/verdict.ts';
import { isSideOpen, sideFromContract } from '../../../src/domain/protocol/fromContract.ts';
import { countsWithoutAccessory } from '../../../src/domain/protocol/itemCounts.ts';
import type { protocol } from '../../../src/domain/protocol/protocol.ts';
import { checkFinding, inspectionMarks } from '../../../src/domain/protocol/vehicleCheck.ts';
import { same } from '../../storage/history.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { isRestoring } from './states.ts';

type Protocol = typeof protocol;

/** Whoever finds another vehicle says which, and why (R35). */
export function checkVehicle({ kind, before, after }: Intent<Protocol>): Verdict<FieldOf<Protocol>> {
  return kind === 'delete' ? allowed : checkFinding(before ?? null, after);
}

const counting = ['accessories', 'carKeys', 'fuelCards', 'chargingCables'] as const;

/** What is not there is not counted (R34), and what is no empty run has no reason for it (R10). */
export function completeFindings(intent: Intent<Protocol>): Completed<Protocol> {
  const { kind, before, after } = intent;
  if (kind !== 'update' || isRestoring(intent)) return {};
  return {
    ...(counting.some((it) => !same(before[it], after[it])) && countsWithoutAccessory(after)),
    ...(before.emptyRunDone &&
      !after.emptyRunDone && { emptyRunReason: null, emptyRunOtherReason: null, emptyRunApprovedBy: null }),
  };
}

/** An inspection date that is not the contract's waits for somebody to look at it (R35). */
export async function completeInspection(intent: Intent<Protocol>, scope: Scope): Promise<Completed<Protocol>> {
  const { kind, before, after, input } = intent;
  if (kind !== 'update' || isRestoring(intent) || before.inspectionDate === after.inspectionDate) return {};
  const order = await scope.look(contract, after.contract);
  const given = {
    ...(typeof input.inspectionDateChanged === 'boolean' && { inspectionDateChanged: input.inspectionDateChanged }),
    ...(typeof input.inspectionDateAccepted === 'boolean' && { inspectionDateAccepted: input.inspectionDateAccepted }),
  };
  return { ...inspectionMarks(before, after, order ?? {}), ...given } as Completed<Protocol>;
}

const sides: readonly Side[] = ['pickup', 'delivery'];

/**
 * An address that is changed here follows the contract no longer; once its lock is lifted it follows again, and begins
 * with what the contract says now (R4).
 */
export async function completePlaces(intent: Intent<Protocol>, scope: Scope): Promise<Completed<Protocol>> {
  const { kind, before, after } = intent;
  if (kind !== 'update' || isRestoring(intent)) return {};
  const touched = sides.filter(
    (side) =>
      !same(before[`${side}Location`], after[`${side}Location`]) ||
      before[`${side}LocationLocked`] !== after[`${side}LocationLocked`],
  );
  const order = touched.length > 0 ? await scope.look(contract, after.contract) : undefined;
  if (!order) return {};
  const changes = touched.map((side): Completed<Protocol> => {
    const isUnlocked = before[`${side}LocationLocked`] && !after[`${side}LocationLocked`];
    if (isUnlocked) return isSideOpen(side, after) ? sideFromContract(side, order) : {};
    return same(after[`${side}Location`], order[`${side}Location`]) ? {} : { [`${side}LocationLocked`]: true };
  });
  return Object.assign({}, ...changes) as Completed<Protocol>;
}
