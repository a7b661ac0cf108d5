import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../storage/sql.ts';

const bigTables = [
  'contracts',
  'protocols',
  'contract_avis',
  'mail_logs',
  'bundle_contracts',
  'applications',
  'notifications',
  'history',
];

/** An index or foreign key that is missing for now, and the statement that brings it back. */
export type SetAside = { readonly name: string; readonly statement: string };

/** Takes indexes and foreign keys of the big tables away for a large load. */
export async function setAsideIndexes(to: Queryable): Promise<SetAside[]> {
  const keys = await rowsOf<{ table_name: string; name: string; definition: string }>(
    to,
    sql`select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and conrelid::regclass::text = any(${sql.param(bigTables)}::text[])`,
  );
  const indexes = await rowsOf<{ name: string; definition: string }>(
    to,
    sql`select quote_ident(indexname) as name, indexdef as definition from pg_indexes
      join pg_class on relname = indexname join pg_index on indexrelid = pg_class.oid
        where schemaname = current_schema() and tablename = any(${sql.param(bigTables)}::text[]) and not indisprimary`,
  );
  for (const { table_name, name } of keys)
    await rowsOf(to, sql.raw(`alter table ${table_name} drop constraint ${name}`));
  for (const { name } of indexes) await rowsOf(to, sql.raw(`drop index ${name}`));
  return [
    ...indexes.map((it) => ({ name: it.name, statement: it.definition })),
    ...keys.map((it) => ({
      name: it.name,
      statement: `alter table ${it.table_name} add constraint ${it.name} ${it.definition}`,
    })),
  ];
}

/** Brings back one of the things set aside, unless the start of a server has done so already. */
export async function bringBack(to: Queryable, { name, statement }: SetAside): Promise<void> {
  const existing = await rowsOf(
    to,
    sql`select 1 from pg_constraint where quote_ident(conname) = ${name}
      union all select 1 from pg_class where quote_ident(relname) = ${name} and relkind = 'i'`,
  );
  if (existing.length === 0) await rowsOf(to, sql.raw(statement));
}

/** Lets the planner know how large the tables have become. */
export async function analyzeTables(to: Queryable): Promise<void> {
  for (const table of [...bigTables, 'users', 'drivers', 'customers', 'addresses'])
    await rowsOf(to, sql.raw(`analyze ${table}`));
}
