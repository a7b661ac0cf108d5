import { sql, type SQL } from 'drizzle-orm';
import { contractsBehind, exportStatistic, readStatistic } from '../../../src/domain/statistics/statisticCalls.ts';
import type { Statistic } from '../../../src/domain/statistics/statistic.ts';
import { statisticTable, type StatisticTable } from '../../../src/domain/statistics/statisticTable.ts';
import { daysOf, startOf } from '../../../src/domain/statistics/steps.ts';
import { isCalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Actor } from '../../storage/actor.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { lookOf, mayReadMoney, refuseMoney, type Look } from './asked.ts';
import { sourceOf } from './figureSql.ts';
import { countedUntil, readSummary } from './readSummary.ts';
import { recordNames } from './recordNames.ts';
import { keepTable } from './keepTable.ts';

/** More numbers make an address that no browser takes. */
const maxNumbers = 200;

/** A statistic for a time, from the summary alone. */
export const read = answer(readStatistic, {
  read: (given) => lookOf(given, wrongInput(readStatistic)),
  async work({ actor, database: { pool }, now }, look) {
    refuseMoney(look.statistic, actor);
    const [table, until] = await Promise.all([tableFor(pool, look, actor), countedUntil(pool, now)]);
    return { statistic: look.statistic.key, ...look.period, step: look.step, ...until, ...table };
  },
});

/** The same table as a file. */
export const exportTable = answer(exportStatistic, {
  read: ({ format, ...given }) => ({
    ...lookOf(given, wrongInput(exportStatistic)),
    format: format === 'csv' ? ('csv' as const) : ('xlsx' as const),
  }),
  async work(asked, { format, ...look }) {
    refuseMoney(look.statistic, asked.actor);
    const table = await tableFor(asked.database.pool, look, asked.actor);
    return { link: await keepTable(asked, { look, table, format }), rows: table.rows.length };
  },
});

/** The contracts that one row counts, read from the contracts themselves. */
export const behind = answer(contractsBehind, {
  read: ({ row, ...given }) => {
    const wrong = wrongInput(contractsBehind);
    const look = lookOf(given, wrong);
    if (typeof row !== 'string' || row === '') throw wrong('row', 'Diese Zeile gibt es nicht.');
    if (look.statistic.rows.kind === 'time' && !isCalendarDay(row)) throw wrong('row', 'Diese Zeile gibt es nicht.');
    return { ...look, row };
  },
  async work({ actor, database: { pool } }, { row, ...look }) {
    refuseMoney(look.statistic, actor);
    const found = await numbersBehind(pool, look, row);
    return { numbers: found.slice(0, maxNumbers), isCutOff: found.length > maxNumbers };
  },
});

async function tableFor(pool: Queryable, look: Look, actor: Actor): Promise<StatisticTable> {
  const counted = await readSummary(pool, look);
  const nameOf = await recordNames(pool, look.statistic, counted);
  return statisticTable(look.statistic, counted, { ...look, mayReadMoney: mayReadMoney(actor), nameOf });
}

async function numbersBehind(pool: Queryable, look: Look, row: string): Promise<readonly string[]> {
  const { statistic, step, customer, region, group } = look;
  const { from, until } = statistic.rows.kind === 'time' ? daysOf(step, startOf(step, row), look.period) : look.period;
  const figure = statistic.figures[0] ?? 'ride';
  const source = sourceOf(figure, (day) => sql`${day} between ${from} and ${until}`);
  const rows = await rowsOf<{ number: string }>(
    pool,
    sql`select number from (${source}) it where number is not null and ${ofRow(statistic, row)}
          ${customer === null ? sql`` : sql`and customer = ${customer}`}
          ${region === null ? sql`` : sql`and region = ${region}`}
          ${group === null ? sql`` : sql`and driver_group = ${group}`}
        group by number order by max(day) desc, number desc limit ${maxNumbers + 1}`,
  );
  return rows.map((it) => it.number);
}

/** Whether what is counted belongs to a row; the days of a stretch of time are asked for beforehand. */
function ofRow({ rows, by, behindKey }: Statistic, row: string): SQL {
  if (rows.kind === 'time') return behindKey === undefined ? sql`true` : sql`key = ${behindKey}`;
  if (rows.kind === 'weekday') return sql`extract(isodow from day)::int::text = ${row}`;
  if (by !== undefined) return sql`${sql.identifier(by)}::text = ${row}`;
  return rows.kind === 'items' ? sql`split_part(key, '|', 1) = ${row}` : sql`key = ${row}`;
}
