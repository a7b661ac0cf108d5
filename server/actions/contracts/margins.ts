import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { marginByCustomer, marginByMonth } from '../../../src/domain/margin/marginCalls.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { formatMonth } from '../../../src/domain/time/formatDay.ts';
import { permitted } from '../../read/listAccess.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { rowsOf, whereOf } from '../../storage/sql.ts';
import { respond, type Asked } from '../handler.ts';

const contracts = resourceOf(contract);

type Sums = { readonly contracts: number; readonly open: number; readonly value: string; readonly credit: string };

const isWhole = sql`auftragswert is not null and gutschriftpreis is not null`;
/** Both sides of the same contracts: one without the other would look like a gain or a loss. */
const sums = sql`count(*)::int as contracts, count(*) filter (where not (${isWhole}))::int as open,
  coalesce(sum(auftragswert) filter (where ${isWhole}), 0)::numeric(14, 2)::text as value,
  coalesce(sum(gutschriftpreis) filter (where ${isWhole}), 0)::numeric(14, 2)::text as credit`;

function whereIn({ actor }: Asked, asked: Parameters<typeof readListQuery>[1]) {
  const { filters } = permitted(contracts, readListQuery(contracts, asked), actor);
  return whereOf([...conditionsOf(contracts, filters), sql`not "testContract"`]);
}

/** What is left of contracts, month by month. */
export const monthlyMargins = respond(marginByMonth, async (by, asked) => {
  const rows = await rowsOf<Sums & { month: string | null }>(
    by.database.pool,
    sql`select to_char(datum, 'YYYY-MM') as month, ${sums} from contracts ${whereIn(by, asked)} group by 1 order by 1`,
  );
  return {
    rows: rows.map(({ month, ...it }) => ({
      ...it,
      of: month,
      name: month === null ? 'ohne Abholdatum' : formatMonth(`${month}-01`),
    })),
  };
});

type CustomerRow = Sums & { readonly id: number | null };

/** What is left of contracts, customer by customer. */
export const customerMargins = respond(marginByCustomer, async (by, asked) => {
  const rows = await rowsOf<CustomerRow>(
    by.database.pool,
    sql`select summed.*, customers.kuerzel, customers.firma, customers.vorname, customers.nachname
        from (select "contractClientAddress" as id, ${sums} from contracts ${whereIn(by, asked)} group by 1) summed
        left join customers on customers.id = summed.id
        order by summed.value::numeric - summed.credit::numeric desc, summed.id`,
  );
  return {
    rows: rows.map(({ id, contracts: counted, open, value, credit, ...it }) => ({
      of: id === null ? null : iriOf(customer.path, id),
      name: id === null ? 'ohne Auftraggeber' : customer.represent(it as never),
      contracts: counted,
      open,
      value,
      credit,
    })),
  };
});
