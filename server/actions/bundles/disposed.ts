import { sql } from 'drizzle-orm';
import { bundle } from '../../../src/domain/bundle/bundle.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** A bundle counts as disposed as soon as all its contracts have a driver, and no longer when one has none (R40). */
export async function settleDisposed(scope: Scope, iri: string): Promise<void> {
  const [contracts] = await rowsOf<{ all: number; open: number }>(
    scope.client,
    sql`select count(*) as all, count(*) filter (where c.driver is null) as open
      from bundle_contracts b join contracts c on c.id = b.contract
      where b.bundle = ${idOf('bundles', iri)}`,
  );
  await scope.change(bundle, iri, { disposed: contracts !== undefined && contracts.all > 0 && contracts.open === 0 });
}
