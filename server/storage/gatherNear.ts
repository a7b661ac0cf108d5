import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { gatherAll } from './gatherHits.ts';
import { orderedBy, orderKeys, type Order } from './listOrder.ts';
import { name, rowsOf, type Queryable } from './sql.ts';
import type { Wanted } from './walkOrder.ts';

/** How far along its order a page went: the first `hits` of it all stand at this value or before. */
export type Reach = { readonly value: string | null; readonly hits: number };

/** How far a page went that is there; nothing is said of one that is not full. */
export async function reachOf(
  to: Queryable,
  resource: Resource,
  { ids, order, limit, offset }: Pick<Wanted, 'order' | 'limit' | 'offset'> & { readonly ids: readonly number[] },
): Promise<Reach | undefined> {
  const last = ids.at(-1);
  if (last === undefined || ids.length < limit) return undefined;
  const [row] = await rowsOf<{ value: string | null }>(
    to,
    sql`select (${orderedBy(resource, firstOf(resource, order))})::text as value from ${name(resource.path)} where id = ${last}`,
  );
  return row && { value: row.value, hits: offset + limit };
}

/**
 * The same page as gathering all hits brings, when an earlier one went at least as far: only hits up to there are
 * looked at, of which two indexes know before any record is read. Undefined when the page is not there: hits have gone
 * since, or it is a later one.
 */
export async function gatherNear(
  to: Queryable,
  resource: Resource,
  { reach, ...wanted }: Wanted & { readonly reach: Reach },
): Promise<readonly number[] | undefined> {
  if (reach.hits < wanted.offset + wanted.limit) return undefined;
  const within = upTo(resource, wanted.order, reach);
  const ids = await gatherAll(to, resource, { ...wanted, conditions: [...wanted.conditions, within] });
  return ids.length === wanted.limit ? ids : undefined;
}

/** Going down, PostgreSQL begins with what has no value; going up, it ends with that. */
function upTo(resource: Resource, order: readonly Order[], { value }: Reach): SQL {
  const first = firstOf(resource, order);
  const key = orderedBy(resource, first);
  if (first.descending) return value === null ? sql`${key} is null` : sql`(${key} >= ${value} or ${key} is null)`;
  return value === null ? sql`true` : sql`${key} <= ${value}`;
}

function firstOf(resource: Resource, order: readonly Order[]): Order {
  return orderKeys(resource, order)[0] ?? { field: 'id', descending: false };
}
