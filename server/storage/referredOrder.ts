import { sql, type SQL } from 'drizzle-orm';
import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { columnSql } from './columnSql.ts';
import { indexesOf } from './indexes/indexesOf.ts';
import { directionOf, type Order } from './listOrder.ts';
import { name, whereOf } from './sql.ts';

/** An order by a field of the record referred to, for example `contract.datum`. */
export type ReferredOrder = {
  readonly reference: string;
  readonly target: Resource;
  readonly field: string;
  readonly descending: boolean;
};

/** Such an order, if the list is asked for one. */
export function referredOrder(resource: Resource, first: Order | undefined): ReferredOrder | undefined {
  if (first && indexesOf(resource).sortAs?.[first.field]) return undefined;
  const [reference = '', field] = first?.field.split('.') ?? [];
  const target =
    resource.fields[reference]?.kind === 'reference' ? resourceByPath(resource.fields[reference].to ?? '') : undefined;
  return target && field !== undefined
    ? { reference, target, field, descending: first?.descending ?? false }
    : undefined;
}

type Wanted = ReferredOrder & { readonly conditions: readonly SQL[]; readonly limit: number; readonly offset: number };

/**
 * The ids of a page in such an order, by a join, so that PostgreSQL may walk the other table in its order and look up
 * who refers to it, until the page is full. Records that refer to nothing have no place along that way: as many as may
 * come onto the page are added by themselves.
 */
export function idsInReferredOrder(resource: Resource, wanted: Wanted): SQL {
  const { reference, target, field, conditions, limit, offset } = wanted;
  const id = sql`${name(resource.path)}.id`;
  const order = sql`order by referred_key ${directionOf(wanted)}, id ${directionOf(wanted)}`;
  const from = (
    rows: number,
  ) => sql`select ${id} as id, referred_key from ${name(resource.path)} join (select id as referred_id, ${columnSql(target, field)} as referred_key from ${name(target.path)}) as referred
    on referred_id = ${name(reference)} ${whereOf(conditions)} order by referred_key ${directionOf(wanted)}, ${id} ${directionOf(wanted)} limit ${rows}`;
  if (fieldAt(resource, reference)?.required === true)
    return sql`select id from (${from(limit + offset)}) as referring ${order} limit ${limit} offset ${offset}`;
  const others = sql`select id, null from ${name(resource.path)} ${whereOf([...conditions, sql`${name(reference)} is null`])} order by id ${directionOf(wanted)} limit ${limit + offset}`;
  return sql`select id from ((${from(limit + offset)}) union all (${others})) as referring ${order} limit ${limit} offset ${offset}`;
}
