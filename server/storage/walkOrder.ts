import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Behind } from './indexes/defineIndexes.ts';
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

/** Meets hits along the index of the wanted order, or along who stands behind them, until the page is full. */
export async function walkOrder(to: Queryable, resource: Resource, wanted: Wanted): Promise<readonly number[]> {
  const behind = behindOf(resource, wanted.order);
  if (behind) return walkBehind(to, resource, { ...wanted, behind });
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

/** By whom the order goes that is by who stands behind referred records; undefined for every other one. */
export function behindOf(resource: Resource, [first]: readonly Order[]): Behind | undefined {
  return first && indexesOf(resource).sortBehind?.[first.field];
}

/**
 * Meets hits along the records that such an order goes through, each with its rows by the index of the reference, until
 * the page is full; rows that refer to nothing come where nothing has its place.
 */
async function walkBehind(
  to: Queryable,
  resource: Resource,
  { behind, ...wanted }: Wanted & { readonly behind: Behind },
): Promise<readonly number[]> {
  const [first, ...along] = orderKeys(resource, wanted.order);
  const direction = directionOf({ descending: first?.descending === true });
  const rows = name(resource.path);
  const reference = name(behind.reference);
  const walked = sql`select id as walked, coalesce(${name(behind.by)}, id) as behind from ${name(behind.to)}
    union all select null, null order by behind ${direction}`;
  const keys = along.map((it) => sql`${orderedBy(resource, it)} ${directionOf(it)}`);
  return idsOf(
    to,
    sql`select ${rows}.id
      from (${walked}) as records
      cross join lateral (select * from ${rows} where ${reference} = walked
        union all select * from ${rows} where ${reference} is null and walked is null) as ${rows}
      ${whereOf(wanted.conditions)}
      order by ${sql.join([sql`behind ${direction}`, ...keys], sql`, `)}
      limit ${wanted.limit} offset ${wanted.offset}`,
  );
}
