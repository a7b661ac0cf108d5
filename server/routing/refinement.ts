import { changesAfter, currentPosition } from '../storage/changeLog.ts';
import { isLostConnection } from '../storage/lostConnection.ts';
import { RouteFailure } from './directions.ts';
import { ordersAhead, refine, type Refining } from './refine.ts';

const everyMs = 5_000;
/** After this long a routing server that could not be reached is tried again. */
const outageMs = 60_000;
const mostChanges = 500;

/** Follows orders that were saved with an estimate, as imports and other API clients do, with what the routing server says; at the start also those that wait from before. */
export function startRefinement(means: Pick<Refining, 'database' | 'openScope' | 'directions'>, log: (line: string) => void): { stop(): Promise<void> } {
  const leaving = new AbortController();
  const run = refinementRun({ ...means, clock: () => new Date(), signal: leaving.signal });
  let work: Promise<void> = Promise.resolve();
  let timer = setTimeout(turn, everyMs);

  function turn(): void {
    work = run().then(() => everyMs, (error: unknown) => {
      if (isLostConnection(error)) return everyMs;
      if (!leaving.signal.aborted) log(`Entfernungen: ${error instanceof Error ? error.message : String(error)}`);
      return outageMs;
    }).then((pause) => { if (!leaving.signal.aborted) timer = setTimeout(turn, pause); });
  }

  return {
    async stop() {
      leaving.abort();
      clearTimeout(timer);
      await work;
    },
  };
}

/** Each call refines what has come to wait and ends at the first failure, which in an outage would be followed by others; the order that failed goes behind the others. */
export function refinementRun({ clock, ...means }: Omit<Refining, 'now'> & { readonly clock: () => Date }): () => Promise<void> {
  const { database, signal } = means;
  const waiting = new Set<number>();
  /** How many orders had been refined when an order failed for the first time. */
  const failedAfter = new Map<number, number>();
  let refined = 0;
  let position: Awaited<ReturnType<typeof currentPosition>> | undefined;

  const collect = async () => {
    if (!position) {
      position = await currentPosition(database.pool);
      for (const id of await ordersAhead({ database, now: clock() })) waiting.add(id);
      return;
    }
    for (const change of await changesAfter(database.pool, position, mostChanges)) {
      position = change;
      if (change.path === 'contracts' && change.record_id !== null && change.kind !== 'delete') waiting.add(change.record_id);
    }
  };

  /** An order whose route failed is tried again after the others, unless it has failed before and the routing server has answered for others since: then it is the order's own fault. So is whatever is no failure of the route. */
  const putBehind = (id: number, error: unknown) => {
    const before = failedAfter.get(id);
    waiting.delete(id);
    failedAfter.delete(id);
    if (!(error instanceof RouteFailure) || (before !== undefined && before < refined)) return;
    failedAfter.set(id, before ?? refined);
    waiting.add(id);
  };

  return async () => {
    await collect();
    for (const id of waiting) {
      if (signal.aborted) return;
      try {
        if (await refine({ ...means, now: clock() }, id)) refined += 1;
      } catch (error) {
        if (!isLostConnection(error)) putBehind(id, error);
        throw error;
      }
      waiting.delete(id);
      failedAfter.delete(id);
    }
  };
}
