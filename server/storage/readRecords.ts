import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { columnSql, conditionsOf, type Asked } from './filters.ts';
import { columnsFor, recordOf, type DomainRecord } from './rows.ts';
import { name, names, rowsOf, type Queryable } from './sql.ts';

export type Order = { readonly field: string; readonly descending: boolean };
export type PageQuery = {
  readonly filters: readonly Asked[];
  readonly order: readonly Order[];
  readonly page: number;
  readonly itemsPerPage: number;
  /** Fields to read; all stored ones when absent. */
  readonly fields?: readonly string[];
  /** Further conditions that the reader cannot lift, for example "only own records". */
  readonly scope?: readonly SQL[];
};
export type Page = { readonly records: DomainRecord[]; readonly total: number; readonly totalIsAtLeast: boolean };

/** Beyond this many hits a list says "mehr als 10.000" instead of counting on. */
export const countedUpTo = 10_000;
/** A record shows this many of what points at it; more are looked up by the list. */
const mostIncoming = 500;

/** One page of a list: ids first by index, then the rows themselves. */
export async function readPage(to: Queryable, resource: Resource, query: PageQuery): Promise<Page> {
  const where = whereOf([...(query.scope ?? []), ...conditionsOf(resource, query.filters)]);
  const orderBy = orderSql(resource, query.order);
  const offset = (query.page - 1) * query.itemsPerPage;
  const columns = names(columnsFor(resource, query.fields));
  const rows = await rowsOf(
    to,
    sql`with page as materialized (select id from ${name(resource.path)} ${where} order by ${orderBy} limit ${query.itemsPerPage} offset ${offset})
        select ${columns} from ${name(resource.path)} where id = any(array(select id from page)) order by ${orderBy}`,
  );
  const records = rows.map((row) => recordOf(resource, row));
  if (records.length < query.itemsPerPage && (records.length > 0 || query.page === 1)) return { records, total: offset + records.length, totalIsAtLeast: false };
  const [counted] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from (select 1 from ${name(resource.path)} ${where} limit ${countedUpTo + 1}) as counted`);
  const total = counted?.n ?? 0;
  return { records, total: Math.min(total, countedUpTo), totalIsAtLeast: total > countedUpTo };
}

/** One record by its id, or undefined; `lock` holds it for the transaction. */
export async function readOne(to: Queryable, resource: Resource, id: number, { lock = false, scope = [] }: { lock?: boolean; scope?: readonly SQL[] } = {}): Promise<DomainRecord | undefined> {
  const where = whereOf([sql`id = ${id}`, ...scope]);
  const [row] = await rowsOf(to, sql`select ${names(columnsFor(resource))} from ${name(resource.path)} ${where}${lock ? sql` for update` : sql``}`);
  return row && recordOf(resource, row);
}

/** Some records by their ids, in no particular order. */
export async function readMany(to: Queryable, resource: Resource, ids: readonly number[], fields?: readonly string[]): Promise<DomainRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(to, sql`select ${names(columnsFor(resource, fields))} from ${name(resource.path)} where id = any(${sql.param([...ids])}::bigint[])`);
  return rows.map((row) => recordOf(resource, row));
}

/** All conditions as one where clause. */
export function whereOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}

function orderSql(resource: Resource, order: readonly Order[]): SQL {
  const asked = order.flatMap((it) => [it, ...(resource.sortWith?.[it.field] ?? []).map((field) => ({ field, descending: it.descending }))]);
  const all = [...asked, { field: 'id', descending: asked[0]?.descending ?? false }];
  return sql.join(all.map((it) => sql`${columnSql(resource, it.field)} ${it.descending ? sql`desc` : sql`asc`}`), sql`, `);
}

/** For the fields that list what points at a record: the IRIs found there. */
export async function readIncoming(to: Queryable, resource: Resource, { id, fields }: { id: number; fields: readonly string[] }): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const field of fields) {
    const { by, to: path } = resource.fields[field] ?? {};
    if (!by || !path) continue;
    const pointsHere = resourceByPath(path)?.fields[by]?.kind === 'references' ? sql`${name(by)} @> array[${id}::bigint]` : sql`${name(by)} = ${id}`;
    const rows = await rowsOf<{ id: number }>(to, sql`select id from ${name(path)} where ${pointsHere} order by id limit ${mostIncoming}`);
    found[field] = rows.map((row) => `/api/${path}/${String(row.id)}`);
  }
  return found;
}
