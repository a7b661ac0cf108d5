import { sql } from 'drizzle-orm';
import { find } from '../../../server/actions/chains/find.ts';
import { rowsOf, type Queryable } from '../../../server/storage/sql.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { benchDay, openDataSet } from '../data/dataSet.ts';
import { medianOf, type Part } from '../figure.ts';

const [openOrders, days, repeats, milliseconds] = [5_000, 4, 9, 150];
/** From a town in the middle, from one at the edge, and three rides one after the other. */
const questions = [
  { place: { plz: '34117', ort: 'Kassel' } },
  { place: { plz: '81241', ort: 'München' }, maxEmptyKm: 300 },
  { place: { plz: '34117', ort: 'Kassel' }, maxEmptyKm: 150, length: 3 },
];

/** What comes next for a driver, searched in 5,000 open orders of the coming days; the data set stays as it was. */
export const measureChains: Part = async ({ orders, print }) => {
  const data = await openDataSet(orders, print);
  const client = await data.database.pool.connect();
  try {
    await client.query('begin');
    await open(client);
    const times: number[] = [];
    for (const question of questions) {
      const runs: number[] = [];
      for (let run = 0; run < repeats; run += 1) runs.push(await timeOf(client, question, print));
      times.push(medianOf(runs));
      print(`${medianOf(runs).toFixed(0).padStart(8)} ms  ${JSON.stringify(question)}`);
    }
    return [
      {
        part: 'chains',
        name: `dearest of ${String(questions.length)} searches in ${String(openOrders)} open orders`,
        unit: 'ms',
        reference: null,
        ours: Math.max(...times),
        aim: { max: milliseconds },
      },
    ];
  } finally {
    await client.query('rollback');
    client.release();
    await data.stop();
  }
};

/** Takes their drivers from so many orders and spreads them over the coming days. */
async function open(client: Queryable): Promise<void> {
  const chosen = sql`select id, row_number() over (order by id) as at from contracts
    where not "isStorniert" and not "testContract" order by id desc limit ${openOrders}`;
  const day = sql`${addDays(benchDay, 1)}::date + (chosen.at % ${days})::int`;
  await rowsOf(
    client,
    sql`update contracts set driver = null, abgeschlossen = false, bundles = '{}', "flexContract" = false,
          auftragbestaetigt = '1', datum = ${day}, bringdatum = ${day}
        from (${chosen}) chosen where chosen.id = contracts.id`,
  );
  await rowsOf(
    client,
    sql`update protocols set "processState" = 'UNPROCESSED' from (${chosen}) chosen where chosen.id = protocols.contract`,
  );
  await rowsOf(client, sql`analyze contracts`);
}

/** The work behind the call itself, because only this connection sees the orders without drivers. */
async function timeOf(client: Queryable, question: object, print: (line: string) => void): Promise<number> {
  const asked = {
    database: { pool: client },
    actor: { roles: ['admin'] },
    now: new Date(`${benchDay}T16:00:00.000Z`),
  };
  const begun = performance.now();
  const answered = (await find.work(asked as never, find.read?.(question as never) as never)) as {
    checked: number;
    members: readonly unknown[];
  };
  const time = performance.now() - begun;
  if (answered.checked < openOrders || answered.members.length === 0)
    print(`Only ${String(answered.checked)} looked at, ${String(answered.members.length)} found`);
  return time;
}
