import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './settings.ts';
import { openDatabase, type Database } from './storage/database.ts';
import { refusalFor, StartRefused } from './storage/embedded/refusal.ts';
import { startEmbedded } from './storage/embedded/startEmbedded.ts';
import { migrate } from './storage/migrate.ts';

export type RunningDatabase = {
  readonly database: Database;
  /** Resolves with a German sentence when the embedded database ended by itself; never with a foreign one. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
};

const patience = 15_000;
const oldestServer = 150_000;

/** Starts the embedded PostgreSQL, or reaches the configured one, and brings it to the state of this version. */
export async function openStorage({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>, print: (line: string) => void): Promise<RunningDatabase> {
  const running = databaseUrl === null ? await openEmbedded(dataDir, print) : await openForeign(databaseUrl);
  try {
    await migrate(running.database);
    return running;
  } catch (error) {
    await running.stop();
    throw error instanceof StartRefused || databaseUrl === null ? refusalFor(error, dataDir) : new StartRefused(`Die Datenbank ließ sich nicht auf den Stand dieser Version bringen: ${messageOf(error)}`, { cause: error });
  }
}

async function openEmbedded(dataDir: string, print: (line: string) => void): Promise<RunningDatabase> {
  const embedded = await startEmbedded({ dataDir, mode: 'office', log: print });
  const database = openDatabase(embedded.connection);
  return {
    database,
    died: embedded.died,
    stop: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}

async function openForeign(url: string): Promise<RunningDatabase> {
  const database = openDatabase({ connectionString: url, statement_timeout: 15_000, connectionTimeoutMillis: 5_000 });
  const refusal = await untilReachable(database, url);
  if (!refusal) return { database, died: new Promise(() => undefined), stop: () => database.close() };
  await database.close();
  throw refusal;
}

/** Waits a little, because the database server may be starting at the same moment. */
async function untilReachable(database: Database, url: string): Promise<StartRefused | undefined> {
  const { host } = new URL(url);
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      const { rows } = await database.pool.query<{ version: number }>("select current_setting('server_version_num')::int as version");
      const version = rows[0]?.version ?? 0;
      return version >= oldestServer ? undefined : new StartRefused(`Die Datenbank unter ${host} ist zu alt; Leitstand braucht PostgreSQL 15 oder neuer.`);
    } catch (error) {
      const isFinal = ['28P01', '28000', '3D000', '42501'].includes(String((error as { code?: string }).code));
      if (isFinal || performance.now() > deadline) return new StartRefused(`Die Datenbank unter ${host} lässt niemanden ein oder ist nicht erreichbar (${messageOf(error)}); bitte DATABASE_URL prüfen.`);
      await wait(500);
    }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
