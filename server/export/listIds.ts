import type { SQL } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Asked } from '../storage/filters.ts';
import type { Order } from '../storage/listOrder.ts';
import { withReferred } from '../storage/lookedUp.ts';
import { findPage } from '../storage/pageOfIds.ts';
import type { Queryable } from '../storage/sql.ts';

/** The ids of everything a list shows on all its pages, in its order: what an export is about is settled at once, however long writing takes. */
export async function listIds(to: Queryable, resource: Resource, { filters, order, scope, most }: { filters: readonly Asked[]; order: readonly Order[]; scope: readonly SQL[]; most: number }): Promise<readonly number[]> {
  return (await findPage(to, resource, { filters: await withReferred(to, resource, { filters, order }), scope, order, limit: most, offset: 0 })).ids;
}
