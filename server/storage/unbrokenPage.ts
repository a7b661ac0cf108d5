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

/** What stands side by side is seldom more: its end comes along with the page. */
const spare = 20;

/**
 * The ids of a page that ends with whole groups: what a group begun on the page before has left is there already, and
 * one begun here goes on past the page's length.
 */
export async function findUnbrokenPage(to: Queryable, resource: Resource, query: IdQuery): Promise<FoundPage> {
  const { offset, limit } = query;
  const before = offset === 0 ? 0 : 1;
  const asked = { ...query, offset: offset - before, limit: before + limit + spare };
  const { ids, total } = await findPage(to, resource, asked);
  const groups = await groupsOf(to, resource, ids);
  const earlier = before === 0 ? undefined : groups.get(ids[0] ?? 0);
  const [own, beyond] = [ids.slice(before, before + limit), ids.slice(before + limit)];
  const begun = own.filter((it) => earlier === undefined || groups.get(it) !== earlier);
  const last = begun.length > 0 ? groups.get(own.at(-1) ?? 0) : undefined;
  const end = last === undefined ? 0 : beyond.findIndex((it) => groups.get(it) !== last);
  const isLonger = end < 0 && ids.length === asked.limit;
  const rest =
    isLonger && last !== undefined
      ? await restOf(to, resource, { query: { ...query, offset: offset + limit + spare }, group: last })
      : [];
  return { ids: [...begun, ...(end < 0 ? beyond : beyond.slice(0, end)), ...rest], ...(total && { total }) };
}

/** What a group still has from there on. */
async function restOf(
  to: Queryable,
  resource: Resource,
  { query, group }: { query: IdQuery; group: string },
): Promise<readonly number[]> {
  const { ids } = await findPage(to, resource, query);
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
