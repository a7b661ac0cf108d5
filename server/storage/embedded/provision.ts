import { asAdmin } from './adminSession.ts';

/**
 * Slow requests give up. Plans of named statements are kept where they are no worse than planning anew; searches go
 * unnamed and are planned for their own words, because a plan for any words scans the whole table (decision 061).
 */
const ROLE_SETTINGS = [
  'alter role leitstand with login nosuperuser nocreatedb nocreaterole noreplication',
  "alter role leitstand set statement_timeout = '15s'",
  'alter role leitstand set plan_cache_mode = auto',
  // Of a list beside an index of words, which a job clears; a thousand contracts written at once take about 5 MB.
  "alter role leitstand set gin_pending_list_limit = '16MB'",
];

/** Substring search, search without accents, mixed indexes, and German sorting with „Tour 9“ before „Tour 10“. */
const DATABASE_PARTS = [
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  'create extension if not exists btree_gin',
  "create collation if not exists de (provider = icu, locale = 'de-DE-u-kn-true')",
];

/**
 * Makes sure the ordinary role `leitstand` and its database exist with all they need; repeats harmlessly at every
 * start.
 */
export async function provision(admin: { host: string; user: string; database: string }): Promise<void> {
  await asAdmin(admin, async (client) => {
    const role = await client.query("select 1 from pg_roles where rolname = 'leitstand'");
    if (role.rowCount === 0) await client.query('create role leitstand');
    for (const statement of ROLE_SETTINGS) await client.query(statement);
    const database = await client.query("select 1 from pg_database where datname = 'leitstand'");
    if (database.rowCount === 0) await client.query('create database leitstand owner leitstand');
  });
  await asAdmin({ ...admin, database: 'leitstand' }, async (client) => {
    for (const statement of DATABASE_PARTS) await client.query(statement);
  });
}
