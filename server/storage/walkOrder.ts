import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { indexesOf } from './indexes/indexesOf.ts';
import { directionOf, orderedBy, orderKeys, orderSql, type Order } from './listOrder.ts';
import { idsOf, name, whereOf, type Queryable } from './sql.ts';

/** A page as the ways to it need it: its conditions are those that bound the way along its order, and others. */
export type Wanted = {
  readonly order: readonly Order[];
  readonly conditions: readonly SQL[];
  readonly along: readonly SQL[];
  readonly others: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
};

/** A walk that has not filled its page after so many entries goes where there are no hits, or few. */
const walkedInVain = 2_000;
const walkedPerHit = 10;

/** Meets hits along the index of the wanted order until the page is full. */
export async function walkOrder(to: Queryable, resource: Resource, wanted: Wanted): Promise<readonly number[]> {
  return idsOf(
    to,
    sql`select id
      from ${name(resource.path)} ${whereOf(wanted.conditions)}
      order by ${orderSql(resource, wanted.order)} limit ${wanted.limit} offset ${wanted.offset}`,
  );
}

/**
 * The same as far as a walk is worth while: a short page means that it gave up, or that there is no more. What bounds
 * the way itself is no condition for entries to be looked at in vain.
 */
export async function walkSome(
  to: Queryable,
  resource: Resource,
  { order, along, others, limit, offset, max = walkedInVain }: Wanted & { readonly max?: number },
): Promise<readonly number[]> {
  const sorted = sql`order by ${orderSql(resource, order)}`;
  const entries = sql`select * from ${name(resource.path)} ${whereOf(along)} ${sorted} limit ${max + walkedPerHit * (offset + limit)}`;
  return idsOf(
    to,
    sql`select id from (${entries}) as ${name(resource.path)} ${whereOf(others)} ${sorted} limit ${limit} offset ${offset}`,
  );
}

/** Whether the order is by who stands behind referred records, which are walked then. */
export function isBehind(resource: Resource, [first]: readonly Order[]): boolean {
  return first !== undefined && indexesOf(resource).sortBehind?.[first.field] !== undefined;
}

/**
 * Meets hits along the records that such an order goes through, each with its rows by the index of the reference, until
 * the page is full; rows that refer to nothing come where nothing has its place.
 */
export async function walkBehind(to: Queryable, resource: Resource, wanted: Wanted): Promise<readonly number[]> {
  const [first, ...along] = orderKeys(resource, wanted.order);
  const behind = first && indexesOf(resource).sortBehind?.[first.field];
  if (!behind) return walkOrder(to, resource, wanted);
  const rows = name(resource.path);
  const reference = name(behind.reference);
  const walked = sql`select id as walked, coalesce(${name(behind.by)}, id) as behind from ${name(behind.to)}
    union all select null, null order by behind ${directionOf(first)}`;
  const keys = along.map((it) => sql`${orderedBy(resource, it)} ${directionOf(it)}`);
  return idsOf(
    to,
    sql`select ${rows}.id
      from (${walked}) as records
      cross join lateral (select * from ${rows} where ${reference} = walked
        union all select * from ${rows} where ${reference} is null and walked is null) as ${rows}
      ${whereOf(wanted.conditions)}
      order by ${sql.join([sql`behind ${directionOf(first)}`, ...keys], sql`, `)}
      limit ${wanted.limit} offset ${wanted.offset}`,
  );
}
