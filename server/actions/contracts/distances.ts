import { isDeepStrictEqual } from 'node:util';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { estimatedRoute } from '../../../src/domain/km/estimate.ts';
import { stopsOf } from '../../../src/domain/km/place.ts';
import { distancesOf, noDistances, rideTotals } from '../../../src/domain/km/route.ts';
import { stopPoints } from '../../routing/stopPoints.ts';
import { same } from '../../storage/history.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';

type StoredContract = StoredOf<typeof contract>;

const placeFields = ['pickupLocation', 'deliveryLocation', 'serviceAddresses'] as const;
/** What a person may enter in place of what would be looked up. */
const entered = ['googleKm', 'googleFahrzeit'] as const;
const measured = ['googleKm', 'googleFahrzeit', 'istkm', 'anschlussAuftrag'] as const;

/**
 * A contract whose stops change gets its distance and drive time, unless somebody entered them; the sums follow. A save
 * never waits for a routing server: the form has asked it before, everybody else gets the estimate, which the routing
 * server corrects afterwards.
 */
export async function completeDistances(
  intent: Intent<typeof contract>,
  scope: Scope,
): Promise<Completed<typeof contract>> {
  if (intent.kind === 'delete') return {};
  const found = looksUp(intent) ? await estimateFor(intent.after, scope) : {};
  const ride = { ...intent.after, ...found };
  if (!measured.some((it) => !same(intent.before?.[it], ride[it]))) return found;
  return { ...found, ...rideTotals(ride, await scope.look(contract, ride.anschlussAuftrag)) };
}

/** The sums of a main contract follow the distances of its return contract. */
export async function followDistances({ kind, id, before, after }: Done<typeof contract>, scope: Scope): Promise<void> {
  if (kind !== 'update' || !after.anschlussvon) return;
  if (![...measured, 'abafahrt' as const].some((it) => !same(before[it], after[it]))) return;
  const main = await scope.look(contract, after.anschlussvon);
  if (main?.anschlussAuftrag === iriOf('contracts', id))
    await scope.change(contract, after.anschlussvon, rideTotals(main, after));
}

function looksUp({ before, after, input }: Intent<typeof contract>): boolean {
  if (after.editGoogleKm) return false;
  const isGiven = entered.some((it) => it in input && !same(before?.[it], input[it]));
  return !isGiven && (before?.editGoogleKm === true || stopsChanged(before, after));
}

function stopsChanged(before: StoredContract | undefined, after: StoredContract): boolean {
  if (!before) return true;
  if (placeFields.every((it) => before[it] === after[it])) return false;
  return !isDeepStrictEqual(stopsOf(before), stopsOf(after));
}

async function estimateFor(ride: StoredContract, scope: Scope): Promise<Completed<typeof contract>> {
  const points = await stopPoints(ride, scope);
  return points ? distancesOf(estimatedRoute(points)) : noDistances;
}
