import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/**
 * A contract knows who still wants it, by itself or with the active bundle it is in; one that is gone knows nothing.
 */
export async function countApplicants(scope: Scope, contracts: readonly (string | null)[]): Promise<void> {
  for (const iri of new Set(contracts)) {
    const id = iri === null ? undefined : idOf('contracts', iri);
    if (iri === null || id === undefined || !(await scope.look(contract, iri))) continue;
    const open = await rowsOf<{ driver: number | null }>(
      scope.client,
      sql`select a.driver from applications a where a.status = 'pending' and a.bundle is null and a.contract = ${id}
          union all select a.driver from bundle_contracts b join bundles p on p.id = b.bundle and p.active
            join applications a on a.bundle = b.bundle and a.status = 'pending' where b.contract = ${id}`,
    );
    const drivers = new Set(open.flatMap((it) => it.driver ?? []));
    await scope.change(contract, iri, {
      openApplications: open.length,
      appliedDrivers: [...drivers].sort((one, other) => one - other).map((it) => iriOf('drivers', it)),
    });
  }
}
