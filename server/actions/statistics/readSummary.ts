import { sql, type SQL } from 'drizzle-orm';
import type { Counted } from '../../../src/domain/statistics/figures.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Look } from './asked.ts';

/** What the summary holds for a statistic, already added up as far as its rows ask. */
export function readSummary(to: Queryable, look: Look): Promise<Counted[]> {
  const { statistic, period, customer, region, group } = look;
  const table = statistic.by === 'customer' || customer !== null ? 'statistic_customer_days' : 'statistic_days';
  const conditions: readonly SQL[] = [
    sql`figure = any(${sql.param(statistic.figures)}::text[])`,
    sql`day between ${period.from} and ${period.until}`,
    ...(customer === null ? [] : [sql`customer = ${customer}`]),
    ...(region === null ? [] : [sql`region = ${region}`]),
    ...(group === null ? [] : [sql`driver_group = ${group}`]),
  ];
  const sums = sql.join(
    ['count', 'total', 'credit', 'km'].map((it) => sql`sum(${sql.identifier(it)}::float8) as ${sql.identifier(it)}`),
    sql`, `,
  );
  // Whole numbers far below 2^53 are added up exactly by float8, in half of the time that bigint takes.
  return rowsOf<Counted>(
    to,
    sql`select figure, ${atOf(look)} as at, ${keyOf(look)} as key, ${sums} from ${sql.identifier(table)}
        where ${sql.join([...conditions], sql` and `)} group by 1, 2, 3`,
  );
}

/** Until when all changes are counted: until the oldest that waits, else until now. */
export async function countedUntil(
  to: Queryable,
  now: Date,
): Promise<{ readonly countedAt: string; readonly isBehind: boolean }> {
  const [first] = await rowsOf<{ at: Date }>(to, sql`select marked_at as at from statistic_marks order by id limit 1`);
  return { countedAt: (first ? new Date(first.at) : now).toISOString(), isBehind: first !== undefined };
}

function atOf({ statistic, step }: Look): SQL {
  const { kind } = statistic.rows;
  if (kind === 'weekday') return sql`extract(isodow from day)::int::text`;
  return kind === 'time' ? sql`date_trunc(${sql.raw(`'${step}'`)}, day)::date::text` : sql`''`;
}

function keyOf({ statistic: { by } }: Look): SQL {
  if (by === 'customer') return sql`customer::text`;
  return by === 'region' ? sql`coalesce(region::text, '')` : sql`key`;
}
