import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/storage/database.ts';
import { rowsOf } from '../../../server/storage/sql.ts';
import { log } from '../../../src/domain/log/log.ts';
import { logDetails } from '../../../src/domain/log/logDetails.ts';
import { openDataSet } from '../data/dataSet.ts';
import type { Part } from '../figure.ts';
import { quantileOf } from '../figure.ts';
import { walk } from '../sql/walk.ts';

/** A data set of its own, so that those of contracts stay as they are. */
const [contracts, lines, atOnce, milliseconds, repeats] = [2_000, 10_000_000, 500_000, 50, 3];

/** PostgreSQL's time for the log by every filter in every order at ten million lines. */
export const measureLogs: Part = async ({ print }) => {
  const data = await openDataSet(contracts, print);
  try {
    await fill(data.database, print);
    const walked = await walk(data.database, { repeats, lists: [{ ...log, ...logDetails }] });
    const slowest = walked.toSorted((one, other) => other.milliseconds - one.milliseconds);
    for (const it of slowest.slice(0, 15)) print(`${it.milliseconds.toFixed(1).padStart(8)} ms  ${it.name}`);
    const figure = (name: string, share: number, max?: number) =>
      ({
        part: 'reports',
        name: `${name} of the log at ${String(lines)} lines, ${String(walked.length)} requests`,
        unit: 'ms',
        reference: null,
        ours: quantileOf(
          walked.map((it) => it.milliseconds),
          share,
        ),
        aim: max === undefined ? null : { max },
      }) as const;
    return [figure('median', 0.5), figure('dearest', 1, milliseconds)];
  } finally {
    await data.stop();
  }
};

/**
 * The lines of the demo data over and over, spread over 90 days, with words that occur seldom as well; all of them or
 * none, into indexes that are built once they are there.
 */
async function fill({ pool }: Database, print: (line: string) => void): Promise<void> {
  const [counted] = await rowsOf<{ n: number; last: number }>(
    pool,
    sql`select count(*)::int as n, max(id)::int as last from logs`,
  );
  let there = counted?.n ?? 0;
  if (!counted || there === 0) throw new Error('The demo data have no log to repeat.');
  if (there >= lines) return;
  const client = await pool.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '1GB'",
    );
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = 'logs'::regclass and not indisprimary`,
    );
    await client.query('begin');
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    while (there < lines) {
      const { rowCount } = await client.query(
        `insert into logs (type, event, level, message, data, "user", "createdAt", search_text)
         select type, event, level, message || ' ' || n, data, "user",
           timestamptz '2026-11-21 12:00Z' - (random() * interval '90 days'), search_text || ' ' || n
         from (select *, row_number() over (order by id) as at, count(*) over () as all_rows from logs where id <= ${String(counted.last)}) it
         join generate_series(${String(there)}::int, ${String(there + atOnce - 1)}) n on n % all_rows = at - 1`,
      );
      there += rowCount ?? 0;
      print(`${String(there)} lines of the log`);
    }
    for (const { made } of indexes) await client.query(made);
    await client.query('commit');
    await client.query('vacuum analyze logs');
  } finally {
    client.release();
  }
}
