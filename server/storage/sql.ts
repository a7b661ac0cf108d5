import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** Anything a query can be sent through: the pool, or the client of a transaction. */
export type Queryable = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

const dialect = new PgDialect();

/** Composed SQL as it is sent: its text and the values beside it. */
export function statementOf(query: SQL): { text: string; values: unknown[] } {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, values: params };
}

/** By what a statement with its values is remembered, short however many ids it holds. */
export function keyOf(query: SQL): string {
  const { text, values } = statementOf(query);
  return createHash('sha1').update(text).update(JSON.stringify(values)).digest('base64');
}

/** Sends composed SQL and answers its rows. */
export async function rowsOf<R extends QueryResultRow = Record<string, unknown>>(
  to: Queryable,
  query: SQL,
): Promise<R[]> {
  const { text, values } = statementOf(query);
  const result = await (to as ClientBase).query<R>(text, values);
  return result.rows;
}

/** Sends SQL that brings ids and nothing else. */
export async function idsOf(to: Queryable, query: SQL): Promise<number[]> {
  return (await rowsOf<{ id: number }>(to, query)).map((it) => it.id);
}

/** One of these numbers, on the right of an equals sign. */
export const among = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`;
/** One of these texts, on the right of an equals sign. */
export const amongTexts = (texts: readonly string[]): SQL => sql`any(${sql.param([...texts])}::text[])`;

/** Empties these columns, as part of an update. */
export const setNull = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((it) => sql`${name(it)} = null`),
    sql`, `,
  );

const statementNames = new Map<string, string>();
/**
 * More texts than Leitstand itself has come from clients that choose columns as they like; neither side keeps those.
 */
const maxNamed = 1_000;

/** The same for a text that is sent over and over with other values; PostgreSQL reads it once on each connection. */
export async function rowsOfPrepared<R extends QueryResultRow = Record<string, unknown>>(
  to: Queryable,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const result = await (to as ClientBase).query<R>({ ...nameOfStatement(text), text, values });
  return result.rows;
}

function nameOfStatement(text: string): { name?: string } {
  const known = statementNames.get(text);
  if (known !== undefined) return { name: known };
  if (statementNames.size >= maxNamed) return {};
  const made = `leitstand_${String(statementNames.size)}`;
  statementNames.set(text, made);
  return { name: made };
}

/** A quoted name. */
export const name = (text: string): SQL => sql`${sql.identifier(text)}`;

/** Names, quoted and separated by commas. */
export const names = (list: readonly string[]): SQL => sql.join(list.map(name), sql`, `);

/** All conditions as one where clause. */
export function whereOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

/** A plate as it is compared: upper case, no spaces or dashes, O as 0. Same rule as plateKey in the domain. */
export const plateKeySql = (column: string): SQL => sql.raw(`translate(upper("${column}"), 'O -', '0')`);
