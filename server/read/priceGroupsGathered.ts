import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Row = {
  readonly priceGroup: number;
  readonly type: number;
  readonly title: string;
  readonly items: readonly {
    readonly id: number;
    readonly version: number;
    readonly distance: number;
    readonly price: string;
  }[];
};

/** The prices of some groups by their types, as the specification has them on the wire. */
export async function gatherPriceGroups(
  to: Queryable,
  records: readonly Pick<DomainRecord, 'id'>[],
): Promise<ReadonlyMap<number, AnyRow>> {
  const rows = await rowsOf<Row>(
    to,
    sql`select p."priceGroup", t.id as type, t.name as title,
          jsonb_agg(jsonb_build_object('id', p.id, 'version', p.version, 'distance', p.distance, 'price', p.price::text)
                    order by p.distance, p.id) as items
        from prices p join price_types t on t.id = p.type
        where p."priceGroup" = any(${sql.param(records.map((it) => it.id))}::bigint[])
        group by p."priceGroup", t.id, t.name order by min(p.position), t.id`,
  );
  const groups = Map.groupBy(rows, (it) => it.priceGroup);
  return new Map(
    records.map(({ id }) => [
      id,
      {
        groupedPriceSets: (groups.get(id) ?? []).map(({ type, title, items }) => ({
          type: iriOf('price_types', type),
          title,
          items,
        })),
      },
    ]),
  );
}
