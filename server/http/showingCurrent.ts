import type { Resource } from '../../src/domain/define/resource.ts';
import type { Database } from '../storage/database.ts';
import { Stale } from '../storage/refusals.ts';
import { presentOne, type Presented } from '../read/present.ts';
import { problem } from './problem.ts';
import { etagOf } from './representation.ts';

/** A stale write answers with the present state, so that the console can merge. */
export async function showingCurrent<T>(
  { database, resource, ...presented }: Presented & { readonly database: Database; readonly resource: Resource },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    const current = await presentOne(database.pool, resource, { record: error.current, ...presented });
    throw problem(412, error.message, { extra: { current }, headers: { etag: etagOf(current.version) } });
  }
}
