import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/storage/database.ts';
import { rowsOf } from '../../server/storage/sql.ts';

/** Waits until the server has done what a new data set has it do first, which is no part of a measurement. */
export async function allDone({ pool }: Database): Promise<void> {
  const atWork = sql`select id from jobs where state = 'running' limit 1`;
  for (let calm = 0; calm < 20; calm += 1) {
    if ((await rowsOf(pool, atWork)).length > 0) calm = 0;
    await wait(250);
  }
}
