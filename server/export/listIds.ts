import type { Resource } from '../../src/domain/define/resource.ts';
import { withReferred } from '../storage/lookedUp.ts';
import { findPage, type HitQuery } from '../storage/pageOfIds.ts';
import type { Queryable } from '../storage/sql.ts';

/**
 * The ids of everything a list shows on all its pages, in its order: what an export is about is settled at once,
 * however long writing takes.
 */
export async function listIds(
  to: Queryable,
  resource: Resource,
  { max, ...query }: HitQuery & { max: number },
): Promise<readonly number[]> {
  const filters = await withReferred(to, resource, query.filters);
  return (await findPage(to, resource, { ...query, filters, limit: max, offset: 0 })).ids;
}
