import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/**
 * Contracts know who still wants them, by themselves or with the active bundle they are in; one that is gone knows
 * nothing.
 */
export async function countApplicants(scope: Scope, contracts: readonly (string | null)[]): Promise<void> {
  const ids = contracts.flatMap((it) => (it === null ? [] : (idOf('contracts', it) ?? [])));
  const wanted = await rowsOf<{ id: number; open: number; drivers: number[] }>(
    scope.client,
    sql`select c.id, count(a.id)::int as open, coalesce(array_agg(distinct a.driver order by a.driver) filter (where a.driver is not null), '{}') as drivers
        from contracts c left join lateral (
          select id, driver from applications where status = 'pending' and bundle is null and contract = c.id
          union all select a.id, a.driver from bundle_contracts b join bundles p on p.id = b.bundle and p.active
            join applications a on a.bundle = b.bundle and a.status = 'pending' where b.contract = c.id
        ) a on true where c.id = any(${sql.param(ids)}::bigint[]) group by c.id order by c.id`,
  );
  for (const { id, open, drivers } of wanted)
    await scope.change(contract, iriOf('contracts', id), {
      openApplications: open,
      appliedDrivers: drivers.map((it) => iriOf('drivers', it)),
    });
}
