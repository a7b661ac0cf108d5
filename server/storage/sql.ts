import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** Anything a query can be sent through: the pool, or the client of a transaction. */
export type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

const dialect = new PgDialect();

/** Sends composed SQL and answers its rows. */
export async function rowsOf<R extends QueryResultRow = Record<string, unknown>>(to: Queryable, query: SQL): Promise<R[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const result = await (to as ClientBase).query<R>(text, params);
  return result.rows;
}

/** A quoted name. */
export const name = (text: string): SQL => sql`${sql.identifier(text)}`;

/** Names, quoted and separated by commas. */
export const names = (list: readonly string[]): SQL => sql.join(list.map(name), sql`, `);

/** A plate as it is compared: upper case, no spaces or dashes, O as 0. Same rule as plateKey in the domain. */
export const plateKeySql = (column: string): SQL => sql.raw(`translate(upper("${column}"), 'O -', '0')`);
