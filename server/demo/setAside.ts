import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';

const bigTables = ['contracts', 'protocols', 'contract_avis', 'mail_logs', 'bundle_contracts', 'applications', 'notifications', 'history'];

/** Takes indexes and foreign keys of the big tables away for a large load; answers the statements that bring them back. */
export async function setAsideIndexes(to: Queryable): Promise<string[]> {
  const keys = await rowsOf<{ table_name: string; name: string; definition: string }>(
    to,
    sql`select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${sql.param(bigTables)}::text[])`,
  );
  const indexes = await rowsOf<{ name: string; definition: string }>(
    to,
    sql`select quote_ident(indexname) as name, indexdef as definition from pg_indexes join pg_class on relname = indexname join pg_index on indexrelid = pg_class.oid
        where schemaname = current_schema() and tablename = any(${sql.param(bigTables)}::text[]) and not indisprimary`,
  );
  for (const { table_name, name } of keys) await rowsOf(to, sql.raw(`alter table ${table_name} drop constraint ${name}`));
  for (const { name } of indexes) await rowsOf(to, sql.raw(`drop index ${name}`));
  return [...indexes.map((it) => it.definition.replace('INDEX ', 'INDEX IF NOT EXISTS ')), ...keys.map((it) => `alter table ${it.table_name} add constraint ${it.name} ${it.definition}`)];
}

const exists = '42710';

/** Brings back one of the things set aside; the start of a later version may have done so already. */
export async function bringBack(to: Queryable, statement: string): Promise<void> {
  await to.query('savepoint before_statement');
  try {
    await rowsOf(to, sql.raw(statement));
  } catch (error) {
    if ((error as { code?: string }).code !== exists) throw error;
    await to.query('rollback to savepoint before_statement');
  }
}

/** Lets the planner know how large the tables have become. */
export async function analyzeTables(to: Queryable): Promise<void> {
  for (const table of [...bigTables, 'users', 'drivers', 'customers', 'addresses']) await rowsOf(to, sql.raw(`analyze ${table}`));
}
