import { openedFor } from '../../../src/domain/access/openRows.ts';
import { reachOf } from '../../../src/domain/access/visible.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { resourceByPath } from '../../../src/domain/resources.ts';
import { metRecord } from '../../read/openRows.ts';
import { Forbidden, NotFound } from '../../storage/refusals.ts';
import { readOne } from '../../storage/readRecords.ts';
import type { Asked } from '../handler.ts';

/**
 * The driver a call is about, as long as its caller may read all of him: any for disposition, applicants for others.
 */
export async function metDriver({ database, actor }: Pick<Asked, 'database' | 'actor'>, id: number): Promise<Driver> {
  const whole = resourceByPath(driver.path);
  if (!whole) throw new NotFound();
  const { resource, scope } = await metRecord(database.pool, whole, { actor, id, operation: 'read' });
  if (reachOf(resource, actor.roles) !== 'all') throw openedFor(whole, actor.roles) ? new NotFound() : new Forbidden();
  const record = await readOne(database.pool, resource, id, { scope });
  if (!record) throw new NotFound();
  return record as unknown as Driver;
}
