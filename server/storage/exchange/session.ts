import pg from 'pg';
import type { Database } from '../database.ts';
import { leftOut, type Header, type Table } from './exchangeFile.ts';

/** A connection of its own on which work may take as long as it takes. */
export async function withSession<T>(database: Database, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...database.config, statement_timeout: 0, application_name: 'leitstand-exchange' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The tables that an export holds, as the database has them now; without those that stay behind. */
export async function tablesOf(client: pg.ClientBase, without: readonly string[] = leftOut): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
      group by c.relname order by c.relname`,
    [without],
  );
  return rows;
}

/** A table with its columns as COPY wants it. */
export function copyTarget({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((it) => pg.escapeIdentifier(it)).join(', ')})`;
}

/** The last number that each column which numbers itself has given; none is given twice, not even after a deletion. */
export async function lastNumbersOf(client: pg.ClientBase): Promise<NonNullable<Header['lastNumbers']>> {
  const { rows } = await client.query<{ table: string; column: string; last: string | null }>(
    `select c.relname as table, a.attname as column, pg_sequence_last_value(s.oid::regclass) as last
       from pg_class s
       join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
       join pg_class c on c.oid = d.refobjid and c.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S'`,
  );
  const numbers: Record<string, Record<string, number>> = {};
  for (const { table, column, last } of rows)
    if (last !== null) numbers[table] = { ...numbers[table], [column]: Number(last) };
  return numbers;
}
