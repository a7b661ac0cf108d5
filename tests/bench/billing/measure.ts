import { creditOverviewOf, invoiceOverviewOf } from '../../../server/actions/contracts/billingOverview.ts';
import { costTotals } from '../../../server/actions/contracts/costTotals.ts';
import type { Handler } from '../../../server/actions/handler.ts';
import {
  creditList,
  invoiceList,
  type AccountingListOf,
} from '../../../src/panels/contract/billing/accountingLists.ts';
import { benchDay, openDataSet, type DataSet } from '../data/dataSet.ts';
import { medianOf, type Figure, type Part } from '../figure.ts';
import { statementsOf } from '../recording.ts';

const rounds = 7;
/** What may be asked of 100,000 contracts, and of a million. */
const [normal, atAMillion] = [50, 200];

type Answer = { readonly contracts?: number; readonly groups?: readonly { readonly contracts: number }[] };

/**
 * What PostgreSQL takes for all that stands over all hits of the billing and of the credit list, as they open: the
 * headings of customers and payees, and the totals of the columns.
 */
export const measureBilling: Part = async ({ orders, print }) => {
  const data = await openDataSet(orders, print);
  try {
    const figures: Figure[] = [];
    for (const { list, what, call } of [
      { list: invoiceList, what: 'headings', call: invoiceOverviewOf },
      { list: invoiceList, what: 'totals', call: costTotals },
      { list: creditList, what: 'headings', call: creditOverviewOf },
      { list: creditList, what: 'totals', call: costTotals },
    ]) {
      const { hits, ms } = await timed(data, call, list);
      figures.push({
        part: 'billing',
        name: `${list.list}: ${what} over ${String(hits)} hits`,
        unit: 'ms',
        reference: null,
        ours: ms,
        aim: { max: orders > 100_000 ? atAMillion : normal },
      });
    }
    return figures;
  } finally {
    await data.stop();
  }
};

/** The first time warms up: what nobody has asked for since a start has to be read from the disk. */
async function timed({ database }: DataSet, { work }: Handler, { filter }: AccountingListOf) {
  const asked = {
    database,
    now: new Date(`${benchDay}T08:00:00Z`),
    actor: { userId: 1, username: 'admin', roles: ['admin'] },
  };
  const query = { ...filter, 'bringdatum[before]': benchDay };
  const { contracts, groups = [] } = (await work(asked as never, query as never)) as Answer;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sent = await statementsOf(async () => work(asked as never, query as never));
    times.push(sent.reduce((sum, it) => sum + it.milliseconds, 0));
  }
  return { hits: contracts ?? groups.reduce((sum, it) => sum + it.contracts, 0), ms: medianOf(times) };
}
