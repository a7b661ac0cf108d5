import { isDeepStrictEqual } from 'node:util';
import type { application } from '../../../src/domain/application/application.ts';
import { detoursTo, withDetours } from '../../../src/domain/application/detour.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';
import { contractFacts, contractsToCheck, driverFacts, estimatedWays } from '../contracts/preflightFacts.ts';
import { ridesOf } from './rides.ts';

/**
 * How far the driver has to come stands with his wishes, worked out where he has not said it, and whether that is
 * farther than is allowed follows from it (R41).
 */
export async function completeDetours(
  { kind, before, after }: Intent<typeof application>,
  scope: Scope,
): Promise<Completed<typeof application>> {
  if (kind === 'delete' || isDeepStrictEqual(before?.additionalData, after.additionalData)) return {};
  const known = await detoursOf(after, scope);
  return { additionalData: withDetours(after.additionalData, known, after.bundle !== null) };
}

/** The kilometres to each of the wanted contracts, in their order. */
async function detoursOf(
  applied: Parameters<typeof ridesOf>[0] & { readonly driver: string | null },
  scope: Scope,
): Promise<ReadonlyMap<number, number | null>> {
  const ids = (await ridesOf(applied, scope)).map((it) => it.id);
  const rides = await contractFacts(scope.client, await contractsToCheck(scope.client, ids));
  const driverId = idOf('drivers', applied.driver ?? '');
  const [driver] = driverId === undefined ? [] : await driverFacts(scope.client, [driverId], rides);
  const km = driver ? detoursTo(rides, driver, estimatedWays().roadKm) : [];
  return new Map(ids.map((id, at) => [id, km[at] ?? null]));
}
