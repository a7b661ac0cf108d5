import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { directionOf, orderedBy, orderKeys, type Order } from './listOrder.ts';
import { idsOf, name, rowsOf, whereOf, type Queryable } from './sql.ts';
import type { Wanted } from './walkOrder.ts';

/**
 * Finds hits by the index of their filter, up to so many, sorts them and counts them along; `total` is one more than
 * `max` where there are more, and the ids then are good for nothing.
 */
export async function gatherSome(
  to: Queryable,
  resource: Resource,
  { max, ...wanted }: Wanted & { readonly max: number },
): Promise<{ ids: readonly number[]; total: number }> {
  const { keys, sorted } = sortKeys(resource, wanted.order);
  const hits = sql`select id, ${keys} from ${name(resource.path)} ${whereOf(wanted.conditions)} limit ${max + 1}`;
  const page = sql`select id from hits order by ${sorted} limit ${wanted.limit} offset ${wanted.offset}`;
  const [found] = await rowsOf<{ ids: number[]; total: number }>(
    to,
    sql`with hits as materialized (${hits}) select array(${page}) as ids, (select count(*) from hits) as total`,
  );
  return found ?? { ids: [], total: 0 };
}

/**
 * The same for all hits however many, uncounted; `offset 0` keeps PostgreSQL from walking along the wanted order
 * instead.
 */
export async function gatherAll(
  to: Queryable,
  resource: Resource,
  { order, conditions, limit, offset }: Wanted,
): Promise<readonly number[]> {
  const { keys, sorted } = sortKeys(resource, order);
  return idsOf(
    to,
    sql`select id
      from (select id, ${keys} from ${name(resource.path)} ${whereOf(conditions)} offset 0) as hits
      order by ${sorted} limit ${limit} offset ${offset}`,
  );
}

function sortKeys(resource: Resource, order: readonly Order[]): { keys: SQL; sorted: SQL } {
  const keys = orderKeys(resource, order).map((it, index) => ({ ...it, key: name(`key${String(index)}`) }));
  return {
    keys: sql.join(
      keys.map((it) => sql`${orderedBy(resource, it)} as ${it.key}`),
      sql`, `,
    ),
    sorted: sql.join(
      keys.map((it) => sql`${it.key} ${directionOf(it)}`),
      sql`, `,
    ),
  };
}
