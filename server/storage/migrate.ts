import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { accountHints } from './accountHints.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { ensureReferences } from './references.ts';

const lockNumber = 6_512_001;

/** Extensions and the German sort order; a database owner may create them, no superuser is needed. */
const groundwork = [
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gin',
  `create collation if not exists "de" (provider = icu, locale = 'de-DE-u-kn-true')`,
];

/** Brings the database to the state the definitions describe; only one Leitstand does it at a time. */
export async function migrate(database: Database): Promise<void> {
  const client = new pg.Client({ ...database.config, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    for (const statement of groundwork) await client.query(statement);
    const before = await appliedMigrations(client);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
    await client.query(historyGuard);
    for (const statement of accountHints) await client.query(statement);
    await ensureReferences(client);
    // A rewritten table is not known to be visible to all, without which lists open every row they count.
    if (before > 0 && (await appliedMigrations(client)) > before) await vacuum(client);
  } finally {
    await client.end();
  }
}

async function vacuum(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select string_agg(quote_ident(tablename), ', ') as name from pg_tables where schemaname = current_schema()");
  await client.query(`vacuum (analyze) ${rows[0]?.name ?? ''}`);
}

/** How many migrations the database has seen; none at all when it is new. */
async function appliedMigrations(client: pg.Client): Promise<number> {
  const { rows: [existing] } = await client.query<{ name: string | null }>("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!existing?.name) return 0;
  const { rows: [counted] } = await client.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
  return counted?.n ?? 0;
}

/** History rows are written once; not even Leitstand itself can change or delete them (0-decisions, Orders). */
const historyGuard = `create or replace trigger history_is_final before update or delete on history for each row execute function refuse_change()`;
