import { sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { columnSql } from './filters.ts';

export type Order = { readonly field: string; readonly descending: boolean };

/** How a list is ordered: what was asked for, what goes with it, the id last. */
export function orderSql(resource: Resource, order: readonly Order[]): SQL {
  return sql.join(orderKeys(resource, order).map((it) => sql`${columnSql(resource, it.field)} ${directionOf(it)}`), sql`, `);
}

/** The same, one by one. */
export function orderKeys(resource: Resource, order: readonly Order[]): Order[] {
  const asked = order.flatMap((it) => [it, ...(resource.sortWith?.[it.field] ?? []).map((field) => ({ field, descending: it.descending }))]);
  return [...asked, { field: 'id', descending: asked[0]?.descending ?? false }];
}

export function directionOf({ descending }: Pick<Order, 'descending'>): SQL {
  return descending ? sql`desc` : sql`asc`;
}
