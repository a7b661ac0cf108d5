import { sql } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** A bundle counts as disposed as soon as all its orders have a driver, and no longer when one has none (R40). */
export async function followDrivers(scope: Scope, bundle: string): Promise<void> {
  const [orders] = await rowsOf<{ all: number; open: number }>(
    scope.client,
    sql`select count(*) as all, count(*) filter (where c.driver is null) as open from bundle_contracts b join contracts c on c.id = b.contract where b.bundle = ${idOf('bundles', bundle)}`,
  );
  await scope.change(bundle, { disposed: orders !== undefined && orders.all > 0 && orders.open === 0 });
}
