import { sql, type Param, type SQL } from 'drizzle-orm';
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

/** The prices of some groups by their types, as the specification has them on the wire, and how many have them. */
export async function gatherPriceGroups(
  to: Queryable,
  records: readonly Pick<DomainRecord, 'id'>[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const ids = sql.param(records.map((it) => it.id));
  const counts = fields.has('customerCount') ? await countCustomers(to, ids) : new Map<number, number>();
  const groups = fields.has('groupedPriceSets') ? await pricesByType(to, ids) : new Map<number, Row[]>();
  return new Map(
    records.map(({ id }) => [
      id,
      {
        customerCount: counts.get(id) ?? 0,
        groupedPriceSets: (groups.get(id) ?? []).map(({ type, title, items }) => ({
          type: iriOf('price_types', type),
          title,
          items,
        })),
      },
    ]),
  );
}

async function countCustomers(to: Queryable, ids: SQL | Param): Promise<Map<number, number>> {
  const rows = await rowsOf<{ id: number; count: number }>(
    to,
    sql`select "priceGroup" as id, count(*)::int as count from customers where "priceGroup" = any(${ids}::bigint[]) group by 1`,
  );
  return new Map(rows.map((it) => [Number(it.id), it.count]));
}

async function pricesByType(to: Queryable, ids: SQL | Param): Promise<Map<number, Row[]>> {
  const rows = await rowsOf<Row>(
    to,
    sql`select p."priceGroup", t.id as type, t.name as title,
          jsonb_agg(jsonb_build_object('id', p.id, 'version', p.version, 'distance', p.distance, 'price', p.price::text)
                    order by p.distance, p.id) as items
        from prices p join price_types t on t.id = p.type
        where p."priceGroup" = any(${ids}::bigint[])
        group by p."priceGroup", t.id, t.name order by min(p.position), t.id`,
  );
  return Map.groupBy(rows, (it) => it.priceGroup);
}
