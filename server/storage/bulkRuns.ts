import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** Which bulk change of a caller; his key names it. */
export type RunName = { readonly caller: number; readonly key: string };
export type RunProgress = { readonly done: number; readonly of: number; readonly isStopped: boolean };

/**
 * A record takes milliseconds, or waits for another writer; a run that was not heard of for so long has died with its
 * server.
 */
const silentAfter = sql`now() - interval '2 minutes'`;

/** A bulk change under way, as every server can see and stop it. */
export type BulkRun = {
  /** Notes how many records are done; answers whether somebody has asked to stop. */
  reached(done: number): Promise<boolean>;
  end(): Promise<void>;
};

/** Begins a run; one that was under way under the same key can no longer be stopped by it. */
export async function beginRun(to: Queryable, { caller, key }: RunName, of: number): Promise<BulkRun> {
  const run = randomUUID();
  await rowsOf(to, sql`delete from bulk_runs where seen_at < ${silentAfter}`);
  await rowsOf(
    to,
    sql`insert into bulk_runs (caller, key, run, "of") values (${caller}, ${key}, ${run}, ${of})
        on conflict (caller, key) do update set run = excluded.run, done = 0, "of" = excluded."of", is_stopped = false, seen_at = now()`,
  );
  return {
    async reached(done) {
      const [row] = await rowsOf<{ is_stopped: boolean }>(
        to,
        sql`update bulk_runs set done = ${done}, seen_at = now() where caller = ${caller} and key = ${key} and run = ${run} returning is_stopped`,
      );
      return row?.is_stopped === true;
    },
    async end() {
      await rowsOf(to, sql`delete from bulk_runs where caller = ${caller} and key = ${key} and run = ${run}`);
    },
  };
}

/** Asks a run to stop before its next record; answers whether there is one. */
export async function stopRun(to: Queryable, { caller, key }: RunName): Promise<boolean> {
  const stopped = await rowsOf(
    to,
    sql`update bulk_runs set is_stopped = true where caller = ${caller} and key = ${key} and seen_at >= ${silentAfter} returning run`,
  );
  return stopped.length > 0;
}

/** How far a run is, wherever it runs; undefined when there is none. */
export async function progressOf(to: Queryable, { caller, key }: RunName): Promise<RunProgress | undefined> {
  const [row] = await rowsOf<{ done: number; of: number; is_stopped: boolean }>(
    to,
    sql`select done, "of", is_stopped from bulk_runs where caller = ${caller} and key = ${key} and seen_at >= ${silentAfter}`,
  );
  return row && { done: row.done, of: row.of, isStopped: row.is_stopped };
}
