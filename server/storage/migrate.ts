import pg from 'pg';
import { bodypartPlaces } from './bodypartPlaces.ts';
import { accountHints } from './accountHints.ts';
import { appliedMigrations, applyMigrations, knownMigrations, refuseNewer } from './appliedMigrations.ts';
import type { Database } from './database.ts';
import { documentGuards, isRetention } from './documentGuards.ts';
import { retentionDefaults } from './retentionPeriods.ts';
import { ensureReferences } from './references.ts';
import { statisticMarks } from './statisticMarks.ts';

/** Held by whoever brings the tables into another state. */
export const migrationLock = 6_512_001;

/** Extensions and the German sort order; a database owner may create them, no superuser is needed. */
const groundwork = [
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gin',
  `create collation if not exists "de" (provider = icu, locale = 'de-DE-u-kn-true')`,
];

/** The retention run, and nobody else, may put a former user in the place of who did something, and nothing more. */
const saysWhoAlone = `${isRetention} and to_jsonb(new) - 'username' = to_jsonb(old) - 'username'`;

/**
 * History rows are written once; not even Leitstand itself can change them, nor delete them before the record that they
 * tell of goes with the retention run (0-decisions, Orders).
 */
const historyGuards = [
  `create or replace trigger history_is_final before update on history for each row
     when (not (${saysWhoAlone})) execute function refuse_change()`,
  `create or replace trigger history_is_kept before delete on history for each row
     when (not ${isRetention}) execute function refuse_change()`,
];

/** Neither can restore points be changed, nor be deleted before their time (0-decisions). */
const restorePointGuards = [
  `create or replace trigger snapshot_is_final before update on protocol_snapshots for each row
     when (not (${saysWhoAlone})) execute function refuse_change()`,
  `create or replace trigger snapshot_is_kept before delete on protocol_snapshots for each row
     when (not ${isRetention}) execute function refuse_change()`,
  `create or replace trigger snapshot_part_is_final before update on protocol_snapshot_parts for each row execute function refuse_change()`,
];

/** That hardly any closed protocol waits to be sent; PostgreSQL takes columns for independent unless told. */
const sendingStatistics = `create statistics if not exists protocols_sending_stats (mcv) on "processState", "mailSend", aktiv from protocols`;

/** Work that comes before existing data is changed; it fails before anything happened. */
export type Migrating = { readonly beforeChange?: () => Promise<void> };

/** Brings the database to the state the definitions describe; only one Leitstand does it at a time. */
export async function migrate(database: Database, { beforeChange }: Migrating = {}): Promise<void> {
  const client = new pg.Client({ ...database.config, statement_timeout: 0 });
  // A lost connection also fails the running statement; without a listener it would end the program instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await appliedMigrations(client);
    refuseNewer(applied, 'Die Daten stammen von');
    const isChange = applied.length > 0 && applied.length < knownMigrations().length;
    if (isChange) await beforeChange?.();
    await layGroundwork(client);
    await inOneStep(client, () => bringUpToDate(client));
    // A rewritten table is not known to be visible to all, without which lists open every row they count.
    if (isChange) await vacuum(client);
  } finally {
    await client.end();
  }
}

/** What the tables need to be there before them. */
export async function layGroundwork(client: pg.ClientBase): Promise<void> {
  for (const statement of groundwork) await client.query(statement);
}

/** Takes the steps that are missing, then sees to guards and references; part of the caller's transaction. */
export async function bringUpToDate(client: pg.ClientBase): Promise<void> {
  const applied = new Set(await appliedMigrations(client));
  await applyMigrations(
    client,
    knownMigrations().filter((it) => !applied.has(it.name)),
  );
  for (const it of [
    ...historyGuards,
    ...restorePointGuards,
    ...documentGuards,
    ...statisticMarks,
    sendingStatistics,
    retentionDefaults,
    bodypartPlaces,
  ])
    await client.query(it);
  for (const statement of accountHints) await client.query(statement);
  await ensureReferences(client);
}

/** Tells the planner what the tables hold, and PostgreSQL which rows everybody can see. */
export async function vacuum(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select string_agg(quote_ident(tablename), ', ') as name from pg_tables where schemaname = current_schema()",
  );
  await client.query(`vacuum (analyze) ${rows[0]?.name ?? ''}`);
}

async function inOneStep(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
