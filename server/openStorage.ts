import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from './settings.ts';
import { openDatabase, type Database } from './storage/database.ts';
import type { TellOutage } from './storage/embedded/keeper.ts';
import { DataInUse, refusalFor, StartRefused } from './storage/embedded/refusal.ts';
import { holdsCluster, runningCluster } from './storage/embedded/runningCluster.ts';
import { startEmbedded } from './storage/embedded/startEmbedded.ts';
import { migrate, type Migrating } from './storage/migrate.ts';

export type RunningDatabase = {
  readonly database: Database;
  stop(): Promise<void>;
};

const patience = 15_000;
const oldestServer = 150_000;

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;
type Print = (line: string) => void;

/** Done before existing data is changed, and told of every later outage of the embedded database. */
export type WhileOpen = { readonly beforeChange?: (database: Database) => Promise<void>; readonly tell?: TellOutage };

/** Starts the embedded PostgreSQL, or reaches the configured one, and brings it to the state of this version. */
export async function openStorage(
  place: Place,
  print: Print,
  { beforeChange, tell }: WhileOpen = {},
): Promise<RunningDatabase> {
  const { databaseUrl, dataDir } = place;
  const running = await openAsItIs(place, print, { name: 'leitstand', ...(tell && { tell }) });
  const work: Migrating = beforeChange ? { beforeChange: () => beforeChange(running.database) } : {};
  try {
    await migrate(running.database, work);
    return running;
  } catch (error) {
    await running.stop();
    if (error instanceof StartRefused || databaseUrl === null) throw refusalFor(error, dataDir);
    throw new StartRefused(`Die Datenbank ließ sich nicht auf den Stand dieser Version bringen: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** As what PostgreSQL knows us: a running Leitstand, or a command beside it. */
type Opening = { readonly name?: 'leitstand' | 'leitstand-exchange'; readonly tell?: TellOutage };

/** The same without bringing it to any state, as what is exported or filled from a backup needs it. */
export async function openAsItIs(
  { databaseUrl, dataDir }: Place,
  print: Print,
  opening: Opening = {},
): Promise<RunningDatabase> {
  const { name = 'leitstand-exchange', tell = () => undefined } = opening;
  return databaseUrl === null ? openEmbedded({ dataDir, print, tell }) : openForeign(databaseUrl, name);
}

/**
 * The data to export: of the Leitstand that runs on this directory, through the socket of its database, else started
 * for it.
 */
export async function openForExport(place: Place, print: Print): Promise<RunningDatabase> {
  if (place.databaseUrl === null && !holdsCluster(place.dataDir))
    throw new StartRefused(`In ${place.dataDir} liegen keine Daten; bitte DATA_DIR oder DATABASE_URL angeben.`);
  try {
    return await openAsItIs(place, print);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    const database = openDatabase(await runningCluster(place.dataDir));
    return { database, stop: () => database.close() };
  }
}

async function openEmbedded({
  dataDir,
  print,
  tell,
}: {
  dataDir: string;
  print: Print;
  tell: TellOutage;
}): Promise<RunningDatabase> {
  const embedded = await startEmbedded({ dataDir, mode: 'office', log: print, tell });
  const database = openDatabase(embedded.connection);
  return {
    database,
    stop: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}

async function openForeign(url: string, name: string): Promise<RunningDatabase> {
  const database = openDatabase({
    connectionString: url,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
    application_name: name,
  });
  const refusal = await untilReachable(database, url);
  if (!refusal) return { database, stop: () => database.close() };
  await database.close();
  throw refusal;
}

/** Waits a little, because the database server may be starting at the same moment. */
async function untilReachable(database: Database, url: string): Promise<StartRefused | undefined> {
  const { host } = new URL(url);
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      const { rows } = await database.pool.query<{ version: number }>(
        "select current_setting('server_version_num')::int as version",
      );
      const version = rows[0]?.version ?? 0;
      return version >= oldestServer
        ? undefined
        : new StartRefused(`Die Datenbank unter ${host} ist zu alt; Leitstand braucht PostgreSQL 15 oder neuer.`);
    } catch (error) {
      const isFinal = ['28P01', '28000', '3D000', '42501'].includes(String((error as { code?: string }).code));
      if (isFinal || performance.now() > deadline)
        return new StartRefused(
          `Die Datenbank unter ${host} lässt niemanden ein oder ist nicht erreichbar (${messageOf(error)}); bitte DATABASE_URL prüfen.`,
        );
      await wait(500);
    }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
