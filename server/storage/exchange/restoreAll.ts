import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { appliedMigrations, applyMigrations, knownMigrations } from '../appliedMigrations.ts';
import type { Database } from '../database.ts';
import { StartRefused } from '../embedded/refusal.ts';
import { bringUpToDate, layGroundwork, migrationLock, vacuum } from '../migrate.ts';
import { noteParted } from '../searchTextUpdates.ts';
import { leftOut, type Exchanged, type Header, type Table } from './exchangeFile.ts';
import { fileRefusal } from './fileRefusal.ts';
import { copyTarget, tablesOf, withSession } from './session.ts';
import { checkExchange, walkExchange, type Walk } from './walkExchange.ts';

type LastNumbers = Readonly<Record<string, number>>;

/** What a first start without anybody's input writes down. */
const ownNotes = ['system_facts', 'renamings', 'retention_periods', 'bodyparts'];

export type Restoring = {
  /** First the file is checked, then it is taken over; the part that is done, 0 to 1. */
  readonly onProgress?: (step: 'check' | 'take', part: number) => void;
  /** Takes the uploaded files that the export brings along. */
  readonly onFile?: NonNullable<Walk['onFile']>;
  /** Writes down, with the data and in its transaction, what is to be done once a server starts. */
  readonly onTaken?: (client: pg.Client) => Promise<void>;
};
export type Restored = Exchanged & {
  readonly header: Header;
  /** Mails that wait in the data and leave as soon as Leitstand runs with a mail server. */
  readonly waitingMails: number;
};

/**
 * Takes all data of an export into an empty system, whatever earlier version wrote it, all of it or nothing; an altered
 * file is refused before anything is touched.
 */
export async function restoreAll(database: Database, path: string, restoring: Restoring = {}): Promise<Restored> {
  const { onProgress, onFile, onTaken } = restoring;
  try {
    await checkExchange(path, (part) => onProgress?.('check', part));
    return await withSession(database, async (client) => {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await client.query('begin');
      await clearEmptyTarget(client);
      await layGroundwork(client);
      const { header, tables, rows, files } = await walkExchange(path, {
        ...(onFile && { onFile }),
        onHeader: (it) => makeTables(client, it),
        onTable: (table, its) => readTable(client, table, its),
        onProgress: (part) => onProgress?.('take', part),
      });
      for (const table of header.tables) await continueNumbering(client, table, header.lastNumbers?.[table.name]);
      await bringUpToDate(client);
      await noteParted(client);
      // What it says of backups and of a first start is said of the other place.
      await client.query("delete from system_facts where name in ('backup', 'setupCode')");
      await onTaken?.(client);
      const waitingMails = await countWaitingMails(client);
      await client.query('commit');
      await vacuum(client);
      return { header, tables, rows, files, waitingMails };
    });
  } catch (error) {
    throw fileRefusal(error, path) ?? error;
  }
}

/** Takes away the empty tables that a first start has made, so that the file's own state of them can be built. */
async function clearEmptyTarget(client: pg.Client): Promise<void> {
  const tables = (await tablesOf(client)).map((it) => it.name);
  if (tables.length > 0 && (await appliedMigrations(client)).length === 0) {
    const whose = `Tabellen eines anderen Programms (${tables[0] ?? ''})`;
    throw new StartRefused(`In dieser Datenbank liegen ${whose}; bitte eine eigene Datenbank anlegen.`);
  }
  for (const table of tables.filter((it) => !ownNotes.includes(it))) {
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`);
    if (rowCount === 0) continue;
    const where = 'übernommen wird nur in ein leeres Leitstand, bitte DATA_DIR oder DATABASE_URL anders wählen';
    throw new StartRefused(`Hier liegen schon Daten (${table}); ${where}.`);
  }
  await refuseRunning(client);
  for (const table of [...tables, ...leftOut])
    await client.query(`drop table if exists ${pg.escapeIdentifier(table)} cascade`);
  await client.query('drop function if exists refuse_change() cascade');
  await client.query('drop schema if exists drizzle cascade');
}

/** Taking tables away from under a running server would break it, and it would write meanwhile. */
async function refuseRunning(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name = 'leitstand'",
  );
  if (rowCount === 0) return;
  throw new StartRefused('Mit dieser Datenbank läuft gerade ein Leitstand; bitte ihn für das Zurückspielen beenden.');
}

/** Makes the tables as they were when the file was written. */
async function makeTables(client: pg.Client, { migrations, tables }: Header): Promise<void> {
  if (migrations)
    await applyMigrations(
      client,
      knownMigrations().filter((it) => migrations.includes(it.name)),
    );
  else await applyUntilFitting(client, tables);
  if (await holds(client, tables)) return emptied(client, tables);
  throw new StartRefused(
    'Die Tabellen dieser Sicherung passen zu keinem Stand, den diese Version von Leitstand kennt; bitte eine spätere Version benutzen.',
  );
}

/** What a migration writes down on its way belongs to the data it was made for; here the file brings all there is. */
async function emptied(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) await client.query(`truncate ${pg.escapeIdentifier(name)} cascade`);
}

async function holds(client: pg.Client, tables: readonly Table[]): Promise<boolean> {
  const here = new Map((await tablesOf(client, [])).map((it) => [it.name, new Set(it.columns)]));
  return tables.every(({ name, columns }) => columns.every((it) => here.get(name)?.has(it)));
}

/** The first format names no migrations: the earliest state that has its tables is the one it was written from. */
async function applyUntilFitting(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const migration of knownMigrations()) {
    await applyMigrations(client, [migration]);
    if (await holds(client, tables)) return;
  }
}

async function readTable(client: pg.Client, table: Table, rows: AsyncIterable<Buffer>): Promise<number> {
  const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(Readable.from(rows), copy);
  return copy.rowCount;
}

async function countWaitingMails(client: pg.Client): Promise<number> {
  const {
    rows: [mails],
  } = await client.query<{ n: number }>("select count(*)::int as n from mail_logs where status = 'pending'");
  return mails?.n ?? 0;
}

/**
 * The next record gets the number after the last one given; files that do not know it yet say the highest that is
 * there.
 */
async function continueNumbering(
  client: pg.Client,
  { name, columns }: Table,
  lastNumbers: LastNumbers = {},
): Promise<void> {
  for (const column of columns) {
    const [table, id] = [pg.escapeIdentifier(name), pg.escapeIdentifier(column)];
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [table, column],
    );
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const next = `select setval($1, last) from (select greatest(max(${id}), $2) as last from ${table}) it where last is not null`;
    await client.query(next, [sequence, lastNumbers[column] ?? null]);
  }
}
