import { sql } from 'drizzle-orm';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { PriceStep } from '../../../src/domain/price/contractPrice.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

/** Prices by the id of the customer they hold for. */
export type PriceLists = ReadonlyMap<number, readonly PriceStep[]>;

type Row = {
  customer: number;
  slug: string;
  name: string;
  conditionField: string | null;
  distance: string;
  price: string;
};

/** The price lists of some customers in one statement: that of their own active price group, else the default one. */
export async function priceListsFor(to: Queryable, customers: readonly number[]): Promise<PriceLists> {
  const rows = await rowsOf<Row>(
    to,
    sql`select customers.id as customer, price_types.slug, price_types.name, price_types."conditionField", prices.distance, prices.price
        from customers
        left join price_groups own on own.id = customers."priceGroup" and own.active
        join prices on prices."priceGroup" = coalesce(own.id, (select id from price_groups where "defaultPriceSet" order by id limit 1))
        join price_types on price_types.id = prices.type
        where customers.id = any(${sql.param([...customers])}::bigint[])
        order by customers.id, price_types.id, prices.distance`,
  );
  const lists = Map.groupBy(rows, (it) => it.customer);
  return new Map(
    [...lists].map(([customer, list]) => [
      customer,
      list.map(({ customer: _, distance, ...step }) => ({ ...step, distance: Number(distance) })),
    ]),
  );
}

/** The price list that holds for one customer, named by its IRI. */
export async function priceListFor(to: Queryable, customer: string | null | undefined): Promise<readonly PriceStep[]> {
  const id = !customer ? undefined : idOf('customers', customer);
  return id === undefined ? [] : ((await priceListsFor(to, [id])).get(id) ?? []);
}
