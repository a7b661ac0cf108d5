import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { columnSql } from './columnSql.ts';
import { indexesOf } from './indexes/indexesOf.ts';
import { name } from './sql.ts';

export type Order = { readonly field: string; readonly descending: boolean };

/** How a list is ordered: what was asked for, what goes with it, the id last. */
export function orderSql(resource: Resource, order: readonly Order[]): SQL {
  return sql.join(
    orderKeys(resource, order).map((it) => sql`${orderedBy(resource, it)} ${directionOf(it)}`),
    sql`, `,
  );
}

/** What one of them compares. */
export function orderedBy(resource: Resource, { field }: Pick<Order, 'field'>): SQL {
  const { sortBehind = {} } = indexesOf(resource);
  const behind = sortBehind[field];
  if (!behind) return columnSql(resource, field);
  const { by, reference, to } = behind;
  return sql`(select coalesce(of.${name(by)}, of.id) from ${name(to)} of where of.id = ${name(resource.path)}.${name(reference)})`;
}

/** The same, one by one; what only goes along with a column comes after all that were asked for. */
export function orderKeys(resource: Resource, asked: readonly Order[]): Order[] {
  const { sortAs = {}, sortWith = {} } = indexesOf(resource);
  const order = asked.flatMap((it) => (sortAs[it.field] ?? [it.field]).map((field) => ({ ...it, field })));
  const end = order.findIndex(({ field }) => field === 'id');
  // Behind an id, which no two records share, nothing has a say.
  if (end === 0) return order.slice(0, 1);
  const told = end < 0 ? order : order.slice(0, end);
  const along = told.flatMap((it) => (sortWith[it.field] ?? []).map((field) => ({ field, descending: it.descending })));
  const keys = [...told, ...along].filter(({ field }, at, all) => all.findIndex((it) => it.field === field) === at);
  return [...keys, order[end] ?? { field: 'id', descending: order[0]?.descending ?? false }];
}

export function directionOf({ descending }: Pick<Order, 'descending'>): SQL {
  return descending ? sql`desc` : sql`asc`;
}
