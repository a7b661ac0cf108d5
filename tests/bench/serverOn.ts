import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { demoPassword } from '../../server/demoData.ts';
import type { Database } from '../../server/storage/database.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { clientOf, type Client } from '../harness/client.ts';
import { startProgram } from '../harness/startProgram.ts';
import { addressOf, type DataSet } from './data/dataSet.ts';

/** A whole Leitstand on a data set, with its administrator. */
export type Server = { readonly pid: number; readonly client: Client };

const calmRounds = 20;
const calmAtMostMs = 20_000;

/** Starts a whole Leitstand on a data set, and has it measured once it is calm. */
export async function serverOn<T>(data: DataSet, measure: (server: Server) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'leitstand-bench-'));
  const program = startProgram(folder, { DATABASE_URL: addressOf(data), LEITSTAND_DEMO_PICTURES: '0' });
  try {
    const [, address = ''] = await program.printed(/^Leitstand: (http:\S+)$/m, 60_000);
    const sent = { username: 'admin', password: demoPassword };
    const client = clientOf(address, (await clientOf(address, null).post('/authentication_token', sent)).body.token);
    await untilCalm(data.database);
    return await measure({ pid: program.pid, client });
  } finally {
    program.kill('SIGTERM');
    await program.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** What a new data set has its server do first is no part of a measurement; what takes longer goes on beside it. */
async function untilCalm({ pool }: Database): Promise<void> {
  const atWork = sql`select id from jobs where state = 'running' limit 1`;
  const until = performance.now() + calmAtMostMs;
  for (let calm = 0; calm < calmRounds && performance.now() < until; calm += 1) {
    if ((await rowsOf(pool, atWork)).length > 0) calm = 0;
    await wait(250);
  }
}
