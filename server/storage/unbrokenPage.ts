import { sql } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { indexesOf } from './indexes/indexesOf.ts';
import { findPage, type FoundPage, type IdQuery } from './pageOfIds.ts';
import { name, rowsOf, type Queryable } from './sql.ts';

/** Whether the list stands in the order in which no page may tear apart what stands side by side. */
export function isUnbroken(resource: Resource, { order }: Pick<IdQuery, 'order'>): boolean {
  const { unbroken } = indexesOf(resource);
  return unbroken !== undefined && order[0]?.field === unbroken.sort;
}

/**
 * The ids of a page that ends with whole groups: what a group begun on the page before has left is there already, and
 * one begun here goes on past the page's length.
 */
export async function findUnbrokenPage(to: Queryable, resource: Resource, query: IdQuery): Promise<FoundPage> {
  const isFirst = query.offset === 0;
  const asked = isFirst ? query : { ...query, offset: query.offset - 1, limit: query.limit + 1 };
  const { ids, total } = await findPage(to, resource, asked);
  const groups = await groupsOf(to, resource, ids);
  const earlier = isFirst ? undefined : groups.get(ids[0] ?? 0);
  const begun = (isFirst ? ids : ids.slice(1)).filter((it) => earlier === undefined || groups.get(it) !== earlier);
  const last = begun.length > 0 && ids.length === asked.limit ? groups.get(ids.at(-1) ?? 0) : undefined;
  const rest = last === undefined ? [] : await restOf(to, resource, { query, group: last });
  return { ids: [...begun, ...rest], ...(total && { total }) };
}

/** What the last group of a page has beyond its length. */
async function restOf(
  to: Queryable,
  resource: Resource,
  { query, group }: { query: IdQuery; group: string },
): Promise<readonly number[]> {
  const { ids } = await findPage(to, resource, { ...query, offset: query.offset + query.limit });
  const groups = await groupsOf(to, resource, ids);
  const end = ids.findIndex((it) => groups.get(it) !== group);
  if (end >= 0 || ids.length < query.limit) return end < 0 ? ids : ids.slice(0, end);
  return [...ids, ...(await restOf(to, resource, { query: { ...query, offset: query.offset + query.limit }, group }))];
}

/** Which group each of these records belongs to, those that belong to one. */
async function groupsOf(
  to: Queryable,
  resource: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const columns = sql.join((indexesOf(resource).unbroken?.by ?? ['id']).map(name), sql`, `);
  const rows = await rowsOf<{ id: number; group: string }>(
    to,
    sql`select id, array[${columns}]::text as "group"
      from ${name(resource.path)}
      where id = any(${sql.param([...ids])}::bigint[]) and num_nonnulls(${columns}) > 0`,
  );
  return new Map(rows.map((it) => [it.id, it.group]));
}
