import type { Role } from '../../src/domain/access/roles.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Database } from '../storage/database.ts';
import { Stale } from '../storage/refusals.ts';
import { presentOne } from '../read/present.ts';
import { problem } from './problem.ts';
import { etagOf } from './representation.ts';

/** A stale write answers with the present state, so that the console can merge. */
export async function showingCurrent<T>(
  { database, resource, roles }: { database: Database; resource: Resource; roles: readonly Role[] },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    const current = await presentOne(database.pool, resource, { record: error.current, roles });
    throw problem(412, error.message, { extra: { current }, headers: { etag: etagOf(current.version) } });
  }
}
