import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/**
 * Return contracts and connection rides that may share the driver of these contracts, all along the chain: those not
 * begun, not cancelled and not flexible (R8).
 */
export async function additionalRides(to: Queryable, contracts: readonly number[]): Promise<number[]> {
  const asked = sql.param([...contracts]);
  const rows = await rowsOf<{ id: number }>(
    to,
    sql`with recursive chain(id) as (select unnest(${asked}::bigint[]) union select c.id from contracts c join chain on c.anschlussvon = chain.id)
        select c.id from chain join contracts c using (id) join protocols p on p.id = c.protocol
        where c.id <> all(${asked}::bigint[]) and not c."isStorniert" and not c."flexContract" and p."processState" = 'UNPROCESSED' order by c.id`,
  );
  return rows.map((it) => it.id);
}
