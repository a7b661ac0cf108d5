import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, type JobContext } from '../jobs/defineJob.ts';
import { changesAfter, currentPosition } from '../storage/changeLog.ts';
import { isLostConnection } from '../storage/lostConnection.ts';
import { RouteFailure, type Directions } from './directions.ts';
import { notedDirections } from './notedDirections.ts';
import { contractsAhead, refine } from './refine.ts';

const everyMs = 5_000;
/** After this long a routing server that could not be reached is tried again. */
const outageMs = 60_000;
const maxChanges = 500;

/**
 * How far the change log is read, which contracts wait, how many were refined, and how many had been when a contract
 * failed for the first time.
 */
const noteShape = z.object({
  xid: z.string(),
  seq: z.number(),
  waiting: z.array(z.number()),
  refined: z.number(),
  failedAfter: z.array(z.tuple([z.number(), z.number()])),
});
type Note = z.infer<typeof noteShape>;

/**
 * Follows contracts that were saved with an estimate, as imports and other API clients do, with what the routing server
 * says; at the start also those that wait from before.
 */
export const refineRoutes = (directions: Directions) =>
  defineJob({
    name: 'routes.refine',
    title: 'Entfernungen',
    due: sql`select to_timestamp(0) from jobs where key = 'routes.refine'
              and (note is null or jsonb_array_length(note->'waiting') > 0 or exists (select from change_log
                where (xid, seq) > ((note->>'xid')::xid8, (note->>'seq')::bigint)))`,
    restMs: everyMs,
    forgetsAtStart: true,
    retries: [outageMs],
    run: (context) =>
      refineWaiting(notedDirections(directions, { to: context.database.pool, clock: context.clock }), context),
  });

type Refining = Pick<JobContext, 'database' | 'openScope' | 'clock' | 'signal' | 'note' | 'keepNote'>;

/**
 * Refines what has come to wait and ends at the first failure, which in an outage would be followed by others; the
 * contract that failed goes behind the others.
 */
export async function refineWaiting(
  directions: Directions,
  { database, openScope, clock, signal, note, keepNote }: Refining,
): Promise<void> {
  const collected = await collect({ database, clock, note });
  const waiting = new Set(collected.waiting);
  const failedAfter = new Map(collected.failedAfter);
  let { refined } = collected;
  const keep = () => {
    keepNote({ ...collected, waiting: [...waiting], refined, failedAfter: [...failedAfter] } satisfies Note);
  };

  /**
   * A contract whose route failed is tried again after the others, unless it has failed before and the routing server
   * has answered for others since: then it is the contract's own fault. So is whatever is no failure of the route.
   */
  const putBehind = (id: number, error: unknown) => {
    const before = failedAfter.get(id);
    waiting.delete(id);
    failedAfter.delete(id);
    if (!(error instanceof RouteFailure) || (before !== undefined && before < refined)) return;
    failedAfter.set(id, before ?? refined);
    waiting.add(id);
  };

  keep();
  for (const id of waiting) {
    if (signal.aborted) return;
    try {
      if (await refine({ database, openScope, directions, now: clock(), signal }, id)) refined += 1;
    } catch (error) {
      if (!isLostConnection(error) && !signal.aborted) putBehind(id, error);
      keep();
      throw error;
    }
    waiting.delete(id);
    failedAfter.delete(id);
    keep();
  }
}

/** What was noted, with what has come since; without a note all contracts ahead. */
async function collect({ database, clock, note }: Pick<Refining, 'database' | 'clock' | 'note'>): Promise<Note> {
  const known = noteShape.safeParse(note).data;
  if (!known) {
    const position = await currentPosition(database.pool);
    return { ...position, waiting: await contractsAhead({ database, now: clock() }), refined: 0, failedAfter: [] };
  }
  const waiting = new Set(known.waiting);
  let { xid, seq } = known;
  for (const change of await changesAfter(database.pool, known, maxChanges)) {
    ({ xid, seq } = change);
    if (change.path === 'contracts' && change.record_id !== null && change.kind !== 'delete')
      waiting.add(change.record_id);
  }
  return { ...known, xid, seq, waiting: [...waiting] };
}
