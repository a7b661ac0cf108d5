import { isDeepStrictEqual } from 'node:util';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { estimatedRoute } from '../../../src/domain/km/estimate.ts';
import { stopsOf } from '../../../src/domain/km/place.ts';
import { distancesOf, noDistances, rideTotals } from '../../../src/domain/km/route.ts';
import { stopPoints } from '../../routing/stopPoints.ts';
import { same } from '../../storage/history.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';

type Values = Readonly<Record<string, unknown>>;

const placeFields = ['pickupLocation', 'deliveryLocation', 'serviceAddresses'] as const;
/** What a person may enter in place of what would be looked up. */
const entered = ['googleKm', 'googleFahrzeit'] as const;
const measured = ['googleKm', 'googleFahrzeit', 'istkm', 'anschlussAuftrag'] as const;

/** An order whose stops change gets its distance and drive time, unless somebody entered them; the sums follow. A save never waits for a routing server: the form has asked it before, everybody else gets the estimate, which the routing server corrects afterwards. */
export async function completeDistances(intent: Intent, scope: Scope): Promise<Values> {
  if (intent.kind === 'delete') return {};
  const found = looksUp(intent) ? await estimateFor(intent.after, scope) : {};
  const order = { ...intent.after, ...found };
  if (!measured.some((it) => !same(intent.before?.[it], order[it]))) return found;
  return { ...found, ...rideTotals(order, await scope.look(order.anschlussAuftrag)) };
}

/** The sums of a main order follow the distances of its return order. */
export async function followDistances({ kind, id, before, after }: Done, scope: Scope): Promise<void> {
  if (kind !== 'update' || typeof after.anschlussvon !== 'string') return;
  if (![...measured, 'abafahrt'].some((it) => !same(before?.[it], after[it]))) return;
  const main = await scope.look(after.anschlussvon);
  if (main?.anschlussAuftrag === iriOf('contracts', id)) await scope.change(after.anschlussvon, rideTotals(main, after));
}

function looksUp({ before, after, input }: Intent): boolean {
  if (after.editGoogleKm === true) return false;
  const isGiven = entered.some((it) => it in input && !same(before?.[it], input[it]));
  return !isGiven && (before?.editGoogleKm === true || stopsChanged(before, after));
}

function stopsChanged(before: Values | undefined, after: Values): boolean {
  if (!before) return true;
  if (placeFields.every((it) => before[it] === after[it])) return false;
  return !isDeepStrictEqual(stopsOf(before), stopsOf(after));
}

async function estimateFor(order: Values, { look }: Scope): Promise<Values> {
  const points = await stopPoints(order, look);
  return points ? distancesOf(estimatedRoute(points)) : noDistances;
}
