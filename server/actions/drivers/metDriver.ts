import type { PoolClient } from 'pg';
import { openedFor } from '../../../src/domain/access/openRows.ts';
import { reachOf } from '../../../src/domain/access/visible.ts';
import type { Definition, RowOf } from '../../../src/domain/define/row.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { metRecord } from '../../read/openRows.ts';
import { Forbidden, NotFound } from '../../storage/refusals.ts';
import { readOne } from '../../storage/readRecords.ts';
import type { Asked } from '../handler.ts';

type Asking = Pick<Asked, 'database' | 'actor'>;

/**
 * The record a call is about, as long as its caller may read all of it: any for disposition, those of applicants for
 * others. Held as it stands where it is asked within a transaction.
 */
export async function metWhole<R extends Definition>(
  { database, actor }: Asking,
  { path }: R,
  id: number,
  holding?: PoolClient,
): Promise<RowOf<R>> {
  const to = holding ?? database.pool;
  const whole = resourceByPath(path);
  if (!whole) throw new NotFound();
  const { resource, scope } = await metRecord(to, whole, { actor, id, operation: 'read' });
  if (reachOf(resource, actor.roles) !== 'all') throw openedFor(whole, actor.roles) ? new NotFound() : new Forbidden();
  const record = await readOne(to, resource, id, { scope, lock: holding !== undefined });
  if (!record) throw new NotFound();
  return record as unknown as RowOf<R>;
}

/** The driver a call is about. */
export function metDriver(asking: Asking, id: number, holding?: PoolClient): Promise<Driver> {
  return metWhole(asking, driver, id, holding);
}
