import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { costTotalsOfList, type ColumnSums } from '../../../src/domain/billing/billingCalls.ts';
import { costColumns } from '../../../src/domain/billing/sums.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { permitted } from '../../read/listAccess.ts';
import { readListQuery } from '../../read/listQuery.ts';
import { conditionsOf } from '../../storage/filters.ts';
import { name, rowsOf, whereOf } from '../../storage/sql.ts';
import { respond } from '../handler.ts';

const contracts = resourceOf(contract);

const sums = sql.join(
  [
    sql`sum(auftragswert)::text as auftragswert, sum(gutschriftpreis)::text as gutschriftpreis`,
    ...costColumns.map((it) => sql`sum(("costTotals" ->> ${sql.raw(`'${it}'`)})::numeric)::text as ${name(it)}`),
  ],
  sql`, `,
);

/** What all contracts of a list are worth and cost together. */
export const costTotals = respond(costTotalsOfList, async ({ database: { pool }, actor }, asked) => {
  const { filters } = permitted(contracts, readListQuery(contracts, asked), actor);
  const [row] = await rowsOf<ColumnSums & { contracts: number }>(
    pool,
    sql`select count(*)::int as contracts, ${sums} from contracts ${whereOf(conditionsOf(contracts, filters))}`,
  );
  const { contracts: counted = 0, ...found } = row ?? {};
  return { contracts: counted, sums: found as ColumnSums };
});
