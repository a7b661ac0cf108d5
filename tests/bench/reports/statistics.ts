import { sql } from 'drizzle-orm';
import { countMarkedDays } from '../../../server/actions/statistics/countDays.ts';
import { lookOf } from '../../../server/actions/statistics/asked.ts';
import { readSummary } from '../../../server/actions/statistics/readSummary.ts';
import { recordNames } from '../../../server/actions/statistics/recordNames.ts';
import { wrongInput } from '../../../server/actions/wrongInput.ts';
import type { Database } from '../../../server/storage/database.ts';
import { rowsOf } from '../../../server/storage/sql.ts';
import { allStatistics } from '../../../src/domain/statistics/allStatistics.ts';
import { readStatistic } from '../../../src/domain/statistics/statisticCalls.ts';
import { openDataSet } from '../data/dataSet.ts';
import type { Figure, Part } from '../figure.ts';
import { statementsOf } from '../recording.ts';
import { explained } from '../sql/explained.ts';

const [milliseconds, millisecondsAtMore, timesMore, repeats] = [100, 300, 10, 3];
/** The last twelve months, as the screen opens, and the longest time that one may ask for. */
const periods = [
  { from: '2025-11-22', until: '2026-11-21' },
  { from: '2021-11-22', until: '2026-11-21' },
] as const;

/** PostgreSQL's time for the dearest statistic, by itself and narrowed to a customer, a region, a group of drivers. */
export const measureStatistics: Part = async ({ orders, isShort, print }) => [
  await figureAt(orders, milliseconds, print),
  ...(isShort ? [] : [await figureAt(orders * timesMore, millisecondsAtMore, print)]),
];

async function figureAt(orders: number, max: number, print: (line: string) => void): Promise<Figure> {
  const data = await openDataSet(orders, print);
  try {
    const begun = performance.now();
    const days = await countMarkedDays(data.database);
    if (days > 0) print(`${String(days)} Tage gezählt in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const times = await timesOf(data.database);
    for (const it of times.toSorted((one, other) => other.ms - one.ms).slice(0, 10))
      print(`${it.ms.toFixed(1).padStart(8)} ms  ${it.name}`);
    return {
      part: 'reports',
      name: `dearest of ${String(times.length)} statistics at ${String(orders)}`,
      unit: 'ms',
      reference: null,
      ours: Math.max(...times.map((it) => it.ms)),
      aim: { max },
    };
  } finally {
    await data.stop();
  }
}

async function timesOf({ pool }: Database): Promise<{ readonly name: string; readonly ms: number }[]> {
  const [largest] = await rowsOf<{ customer: number }>(
    pool,
    sql`select customer from statistic_customer_days group by customer order by sum(count) desc limit 1`,
  );
  const narrowed = [{}, { customer: String(largest?.customer ?? 1) }, { region: '7' }, { group: '8' }];
  const wrong = wrongInput(readStatistic);
  const times: { name: string; ms: number }[] = [];
  for (const statistic of allStatistics)
    for (const period of periods)
      for (const by of narrowed) {
        const look = lookOf({ ...none, statistic: statistic.key, ...period, ...by }, wrong);
        const sent = await statementsOf(async () => recordNames(pool, statistic, await readSummary(pool, look)));
        let ms = 0;
        for (const statement of sent) {
          const runs: number[] = [];
          for (let run = 0; run < repeats; run += 1) runs.push((await explained(pool, statement)).milliseconds);
          ms += Math.min(...runs);
        }
        times.push({ name: `${statistic.key} from ${period.from} ${JSON.stringify(by)}`, ms });
      }
  return times;
}

const none = { step: undefined, customer: undefined, region: undefined, group: undefined };
