import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { gatherAll } from './gatherHits.ts';
import { orderedBy, orderKeys, type Order } from './listOrder.ts';
import { memory } from './memory.ts';
import { name, rowsOf, type Queryable } from './sql.ts';
import type { Wanted } from './walkOrder.ts';

/** How far along its order a page went: the first so many hits all stand at this value or before. */
type Reach = { readonly value: string | null; readonly hits: number };

const reached = memory<Reach>({ milliseconds: 60_000, max: 1_000 });

/**
 * Gathers hits that lie far along the order. Where the same list was gathered lately, only hits up to where its page
 * ended are looked at, of which two indexes know before any record is read; a page that is no longer full there, and a
 * later one, are gathered whole. `key` names the list.
 */
export async function gatherFar(
  to: Queryable,
  resource: Resource,
  { key, ...wanted }: Wanted & { readonly key: string },
): Promise<readonly number[]> {
  const reach = reached.get(to, key);
  if (reach && reach.hits >= wanted.offset + wanted.limit) {
    const conditions = [...wanted.conditions, upTo(resource, wanted.order, reach)];
    const ids = await gatherAll(to, resource, { ...wanted, conditions });
    if (ids.length === wanted.limit) return ids;
  }
  const ids = await gatherAll(to, resource, wanted);
  await noteReach(to, resource, { ...wanted, key, ids });
  return ids;
}

/** Remembers where a page ended that was gathered; one that is not full ended nowhere. */
export async function noteReach(
  to: Queryable,
  resource: Resource,
  { ids, key, limit, offset, order }: Wanted & { readonly key: string; readonly ids: readonly number[] },
): Promise<void> {
  const last = ids.at(-1);
  if (last === undefined || ids.length < limit) return;
  reached.set(to, key, { value: await valueOf(to, resource, { order, id: last }), hits: offset + limit });
}

/** Going down, PostgreSQL begins with what has no value; going up, it ends with that. */
function upTo(resource: Resource, order: readonly Order[], { value }: Reach): SQL {
  const first = firstOf(resource, order);
  const key = orderedBy(resource, first);
  if (first.descending) return value === null ? sql`${key} is null` : sql`(${key} >= ${value} or ${key} is null)`;
  return value === null ? sql`true` : sql`${key} <= ${value}`;
}

/** What a record is put in order by first, as a text that PostgreSQL reads back exactly. */
async function valueOf(
  to: Queryable,
  resource: Resource,
  { order, id }: { readonly order: readonly Order[]; readonly id: number },
): Promise<string | null> {
  const [row] = await rowsOf<{ value: string | null }>(
    to,
    sql`select (${orderedBy(resource, firstOf(resource, order))})::text as value from ${name(resource.path)} where id = ${id}`,
  );
  return row?.value ?? null;
}

function firstOf(resource: Resource, order: readonly Order[]): Order {
  return orderKeys(resource, order)[0] ?? { field: 'id', descending: false };
}
