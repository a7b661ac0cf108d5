import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoPassword } from '../../../server/demoData.ts';
import { writeDemo } from '../../../server/demo/write.ts';
import { hashPassword } from '../../../server/storage/password.ts';
import { openDatabase, type Database } from '../../../server/storage/database.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../../server/storage/embedded/startEmbedded.ts';
import { migrate } from '../../../server/storage/migrate.ts';
import { noteDemo } from '../../../server/storage/systemFacts.ts';

/** The day around which all measured data lie, so that every run asks the same. */
export const benchDay = '2026-11-21';

export type DataSet = {
  readonly orders: number;
  readonly connection: EmbeddedDatabase['connection'];
  readonly database: Database;
  stop(): Promise<void>;
};

/**
 * A PostgreSQL with so many demo contracts; made once, kept outside of the repository, brought to the newest migration
 * each time.
 */
export async function openDataSet(contracts: number, print: (line: string) => void): Promise<DataSet> {
  const folder = join(process.env.BENCH_DIR ?? join(tmpdir(), 'leitstand-bench'), `${String(contracts)}-${demoHash()}`);
  if (!existsSync(folder)) await build(folder, contracts, print);
  const { embedded, database } = await open(folder, print);
  const stop = async () => {
    await database.close();
    await embedded.stop();
  };
  return { orders: contracts, connection: embedded.connection, database, stop };
}

async function open(
  folder: string,
  print: (line: string) => void,
): Promise<{ embedded: EmbeddedDatabase; database: Database }> {
  const embedded = await startEmbedded({ dataDir: folder, mode: 'office', log: print });
  const database = openDatabase(embedded.connection);
  await migrate(database);
  return { embedded, database };
}

/** Where a whole Leitstand finds it. */
export function addressOf({ connection }: DataSet): string {
  return `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
}

/** Under another name first, so that a half made one is never measured. */
async function build(folder: string, contracts: number, print: (line: string) => void): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  const { embedded, database } = await open(unfinished, print);
  const client = new pg.Client(database.config);
  const started = Date.now();
  try {
    await client.connect();
    await client.query(
      "set synchronous_commit = off; set maintenance_work_mem = '1GB'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0",
    );
    const seconds = () => (Date.now() - started) / 1000;
    const request = {
      count: contracts,
      today: benchDay,
      now: `${benchDay}T09:00:00.000Z`,
      secretHash: await hashPassword(demoPassword),
    };
    await writeDemo(client, request, {
      isStopped: () => false,
      onProgress: (done) => {
        if (done === contracts)
          print(`${String(contracts)} orders written: ${(contracts / seconds()).toFixed(0)} orders/s`);
      },
    });
    await client.query('vacuum analyze');
    await noteDemo(database.pool, { orders: contracts, isComplete: true });
    print(`Data set of ${String(contracts)} orders complete after ${seconds().toFixed(0)} s`);
  } finally {
    await client.end();
    await database.close();
    await embedded.stop();
  }
  renameSync(unfinished, folder);
}

/** Other demo data are another data set. */
function demoHash(): string {
  const folder = join(import.meta.dirname, '..', '..', '..', 'server', 'demo');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 10);
}
