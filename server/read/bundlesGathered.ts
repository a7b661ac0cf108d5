import { sql } from 'drizzle-orm';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Member = { readonly bundle: number; readonly contractCount: number; readonly firstPickupDate: string | null };

const none = { contractCount: 0, firstPickupDate: null };

/** How many contracts some bundles have, and when the first of each is picked up. */
export async function gatherBundles(
  to: Queryable,
  records: readonly Pick<DomainRecord, 'id'>[],
): Promise<ReadonlyMap<number, AnyRow>> {
  const found = await rowsOf<Member>(
    to,
    sql`select b.bundle, count(*)::int as "contractCount", min(c.datum)::text as "firstPickupDate" from bundle_contracts b
          join contracts c on c.id = b.contract where b.bundle = any(${sql.param(records.map((it) => it.id))}::bigint[]) group by b.bundle`,
  );
  const known = new Map(found.map(({ bundle, ...it }) => [bundle, it]));
  return new Map(records.map(({ id }) => [id, known.get(id) ?? none]));
}
