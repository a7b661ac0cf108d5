import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** A row shows so many; its dialog asks for all of them. */
const maxShown = 5;

type Row = {
  origin: number;
  id: number;
  type: string;
  target: number;
  orderNumber: string;
  distance: number;
  days: number;
  rank: number;
};

/** The best suggestions for each of some avis whose contracts are still to be driven (R44). */
export async function suggestionsFor(to: Queryable, ids: readonly number[]): Promise<Map<number, AnyRow[]>> {
  const best = sql`select s.id, s.type, s.target, s.distance::float8 as distance, s.days, s.rank, c.auftragsnummer as "orderNumber"
    from contract_avis_suggestions s join contract_avis t on t.id = s.target join contracts c on c.id = t.contract
    where s.origin = own.id and not t."isStorniert" order by s.id limit ${maxShown}`;
  const rows = await rowsOf<Row>(
    to,
    sql`select own.id as origin, best.* from unnest(${sql.param([...ids])}::bigint[]) as own(id) cross join lateral (${best}) as best order by own.id, best.id`,
  );
  const found = new Map<number, AnyRow[]>();
  for (const { origin, target, ...it } of rows)
    found.set(origin, [...(found.get(origin) ?? []), { ...it, target: iriOf('contract_avis', target) }]);
  return found;
}
