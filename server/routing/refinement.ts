import { changesAfter, currentPosition } from '../storage/changeLog.ts';
import type { Database } from '../storage/database.ts';
import type { Directions } from './directions.ts';
import { ordersAhead, refine } from './refine.ts';

const everyMs = 5_000;
/** After this long a routing server that could not be reached is tried again. */
const outageMs = 60_000;
const mostChanges = 500;

/** Follows orders that were saved with an estimate, as imports and other API clients do, with what the routing server says; at the start also those that wait from before. */
export function startRefinement(database: Database, directions: Directions, log: (line: string) => void): { stop(): Promise<void> } {
  const leaving = new AbortController();
  const waiting = new Set<number>();
  let position: Awaited<ReturnType<typeof currentPosition>> | undefined;
  let work: Promise<void> = Promise.resolve();
  let timer = setTimeout(turn, everyMs);

  const collect = async () => {
    if (!position) {
      position = await currentPosition(database.pool);
      for (const id of await ordersAhead({ database, now: new Date() })) waiting.add(id);
      return;
    }
    for (const change of await changesAfter(database.pool, position, mostChanges)) {
      position = change;
      if (change.path === 'contracts' && change.record_id !== null && change.kind !== 'delete') waiting.add(change.record_id);
    }
  };

  const run = async () => {
    await collect();
    for (const id of waiting) {
      if (leaving.signal.aborted) return;
      await refine({ database, directions, now: new Date(), signal: leaving.signal }, id);
      waiting.delete(id);
    }
  };

  function turn(): void {
    work = run().then(() => everyMs, (error: unknown) => {
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
