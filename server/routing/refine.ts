import { sql } from 'drizzle-orm';
import { contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { estimatedRoute } from '../../src/domain/km/estimate.ts';
import type { Point } from '../../src/domain/km/place.ts';
import { distancesOf } from '../../src/domain/km/route.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import type { Scope } from '../write/behaviour.ts';
import type { OpenScope } from '../write/scope.ts';
import { system } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import { readOne } from '../storage/readRecords.ts';
import { rowsOf } from '../storage/sql.ts';
import { RouteFailure, type Directions } from './directions.ts';
import { stopPoints } from './stopPoints.ts';

export type Refining = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly directions: Directions;
  readonly now: Date;
  readonly signal: AbortSignal;
};

/** Contracts of today and later whose way may still be an estimate: those that nobody entered a distance for. */
export async function contractsAhead({ database, now }: Pick<Refining, 'database' | 'now'>): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    database.pool,
    sql`select id from contracts where datum >= ${todayIn(companyZone, now)} and not "editGoogleKm" and not "isStorniert" order by datum, id`,
  );
  return rows.map((it) => it.id);
}

/**
 * Replaces the estimate of a contract by what the routing server says; answers whether it did. Whoever saved other
 * stops or another distance meanwhile is not overruled.
 */
export async function refine({ database, openScope, directions, now, signal }: Refining, id: number): Promise<boolean> {
  const scoped = <Result>(work: (scope: Scope) => Promise<Result>) =>
    database.transaction((client) => work(openScope({ client, actor: system, now })));
  const estimated = await scoped((scope) => estimateOf(scope, id));
  if (!estimated) return false;
  const route = await directions(estimated, signal).catch((error: unknown) => {
    if (error instanceof RouteFailure && error.isFinal) return undefined;
    throw error;
  });
  if (!route || route.source === 'estimate') return false;
  return scoped(async (scope) => {
    await readOne(scope.client, contract, id, { lock: true });
    const still = await estimateOf(scope, id);
    if (JSON.stringify(still) !== JSON.stringify(estimated)) return false;
    await scope.change(contract, iriOf('contracts', id), distancesOf(route));
    return true;
  });
}

/** The stops of a contract whose distance is the estimate between them; nothing for every other contract. */
async function estimateOf(scope: Scope, id: number): Promise<readonly Point[] | undefined> {
  const ride = await scope.look(contract, iriOf('contracts', id));
  if (!ride || ride.editGoogleKm || ride.isStorniert || (ride.datum ?? '') < todayIn(companyZone, scope.now))
    return undefined;
  const points = await stopPoints(ride, scope);
  if (!points) return undefined;
  const { googleKm, googleFahrzeit } = distancesOf(estimatedRoute(points));
  return ride.googleKm === googleKm && ride.googleFahrzeit === googleFahrzeit ? points : undefined;
}
