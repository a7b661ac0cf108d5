import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/storage/database.ts';
import { rowsOf } from '../../server/storage/sql.ts';

const atMostMs = 20_000;

/**
 * Waits until the server has done what a new data set has it do first, which is no part of a measurement; what takes
 * longer goes on beside it.
 */
export async function allDone({ pool }: Database): Promise<void> {
  const atWork = sql`select id from jobs where state = 'running' limit 1`;
  const until = performance.now() + atMostMs;
  for (let calm = 0; calm < 20 && performance.now() < until; calm += 1) {
    if ((await rowsOf(pool, atWork)).length > 0) calm = 0;
    await wait(250);
  }
}
