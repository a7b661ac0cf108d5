import { sql, type SQL } from 'drizzle-orm';
import type { Noun } from '../../src/domain/define/noun.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { RowOf } from '../../src/domain/define/row.ts';
import { resourceByPath, resourceOf } from '../../src/domain/resources.ts';
import { countHits } from './countHits.ts';
import { conditionsOf } from './filters.ts';
import { withReferred } from './lookedUp.ts';
import { findPage, type HitQuery } from './pageOfIds.ts';
import { findUnbrokenPage, isUnbroken } from './unbrokenPage.ts';
import { columnsFor, metaColumns, readerOf, selected, type DomainRecord } from './rows.ts';
import { name, rowsOf, rowsOfPrepared, statementOf, whereOf, type Queryable } from './sql.ts';

export type PageQuery = HitQuery & {
  readonly page: number;
  readonly itemsPerPage: number;
  /** Fields to read; all stored ones when absent. */
  readonly fields?: readonly string[];
};
export type Page = { readonly records: DomainRecord[]; readonly total: number; readonly totalIsAtLeast: boolean };

/** A record shows this many of what points at it; more are looked up by the list. */
const maxIncoming = 500;

/** The ids of a page in their order, and how many hits there are in all. */
export type PageOfIds = { readonly ids: readonly number[]; readonly total: number; readonly totalIsAtLeast: boolean };

/** One page of a list: ids first by index, then the rows themselves, and how many there are in all. */
export async function readPage(to: Queryable, resource: Resource, query: PageQuery): Promise<Page> {
  const { ids, ...total } = await readPageOfIds(to, resource, query);
  const found = new Map(
    (await readSome(to, resource, ids, columnsFor(resource, query.fields))).map((it) => [it.id, it]),
  );
  return { records: ids.flatMap((id) => found.get(id) ?? []), ...total };
}

/** The same without the rows: which records a page shows. */
export async function readPageOfIds(to: Queryable, resource: Resource, query: PageQuery): Promise<PageOfIds> {
  const offset = (query.page - 1) * query.itemsPerPage;
  const filters = await withReferred(to, resource, query.filters);
  const isWhole = isUnbroken(resource, query);
  const find = isWhole ? findUnbrokenPage : findPage;
  const { ids, total } = await find(to, resource, { ...query, filters, limit: query.itemsPerPage, offset });
  if (total) return { ids, ...total };
  if (!isWhole && ids.length < query.itemsPerPage && (ids.length > 0 || query.page === 1))
    return { ids, total: offset + ids.length, totalIsAtLeast: false };
  const conditions = [...(query.scope ?? []), ...conditionsOf(resource, filters)];
  return { ids, ...(await countHits(to, resource, conditions)) };
}

/**
 * One record by its id, or undefined; `lock` holds it for the transaction against other writers, yet not against
 * records that come to point at it.
 */
export async function readOne<R extends Noun>(
  to: Queryable,
  noun: R,
  id: number,
  { lock = false, scope = [] }: { lock?: boolean; scope?: readonly SQL[] } = {},
): Promise<RowOf<R> | undefined> {
  const resource = resourceOf({ path: noun.path });
  const columns = columnsFor(resource);
  const tail = lock ? sql` for no key update` : sql``;
  const { text, values } = statementOf(sql`${whereOf([sql`id = ${id}`, ...scope])}${tail}`);
  const [row] = await rowsOfPrepared(
    to,
    `select ${selected(resource, columns)} from ${quoted(resource.path)} ${text}`,
    values,
  );
  return row && (readerOf(resource, columns)(row) as RowOf<R>);
}

/** What is read by a definition has the types of its rows. */
function typed<R extends Noun>(_noun: R, records: DomainRecord[]): RowOf<R>[] {
  return records as RowOf<R>[];
}

/** Some records by their ids, in no particular order. */
export async function readMany<R extends Noun>(to: Queryable, noun: R, ids: readonly number[]): Promise<RowOf<R>[]> {
  const resource = resourceOf({ path: noun.path });
  return typed(noun, await readSome(to, resource, ids, columnsFor(resource)));
}

/** The same with some fields, whichever they happen to be this time. */
export async function readFields(
  to: Queryable,
  resource: Resource,
  ids: readonly number[],
  fields: readonly string[],
): Promise<DomainRecord[]> {
  const columns = columnsFor(resource, fields);
  // There are more choices of fields than PostgreSQL should keep.
  const rows = await rowsOf(
    to,
    sql`select ${sql.raw(selected(resource, columns))} from ${name(resource.path)} where id = any(${sql.param([...ids])}::bigint[])`,
  );
  return rows.map(readerOf(resource, columns));
}

/** The same with some fields and the id alone, as they travel inside of other records. */
export async function readPicked<R extends Noun, Name extends Extract<keyof RowOf<R>, string>>(
  to: Queryable,
  noun: R,
  ids: readonly number[],
  fields: readonly Name[],
): Promise<(Pick<RowOf<R>, Name> & { readonly id: number })[]> {
  const resource = resourceOf({ path: noun.path });
  const isRead = (column: string) =>
    fields.some((name) => name === column || resource.fields[name]?.from?.includes(column) === true);
  const unread = new Set<string>(metaColumns.filter((it) => it !== 'id' && !isRead(it)));
  return typed(
    noun,
    await readSome(
      to,
      resource,
      ids,
      columnsFor(resource, fields).filter((it) => !unread.has(it)),
    ),
  );
}

async function readSome(
  to: Queryable,
  resource: Resource,
  ids: readonly number[],
  columns: readonly string[],
): Promise<DomainRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOfPrepared(
    to,
    `select ${selected(resource, columns)} from ${quoted(resource.path)} where id = any($1::bigint[])`,
    [ids],
  );
  return rows.map(readerOf(resource, columns));
}

function quoted(text: string): string {
  return `"${text}"`;
}

/** For the fields that list what points at records: the IRIs found there, by the id of the record. */
export async function readIncoming(
  to: Queryable,
  resource: Resource,
  { ids, fields }: { ids: readonly number[]; fields: readonly string[] },
): Promise<Map<number, Record<string, string[]>>> {
  const found = new Map(ids.map((id) => [id, {} as Record<string, string[]>]));
  for (const field of fields) {
    const { by, to: path } = resource.fields[field] ?? {};
    if (!by || !path) continue;
    const pointsHere =
      resourceByPath(path)?.fields[by]?.kind === 'references'
        ? sql`${name(by)} @> array[owner.id]`
        : sql`${name(by)} = owner.id`;
    const pointing = sql`select it.id from ${name(path)} it where ${pointsHere} order by it.id limit ${maxIncoming}`;
    const { text, values } = statementOf(
      sql`select owner.id, array(${pointing}) as pointing from unnest(${sql.param([...ids])}::bigint[]) as owner(id)`,
    );
    for (const row of await rowsOfPrepared<{ id: number; pointing: number[] }>(to, text, values)) {
      const own = found.get(row.id);
      if (own) own[field] = row.pointing.map((id) => `/api/${path}/${String(id)}`);
    }
  }
  return found;
}
