import { sql } from 'drizzle-orm';
import { figures, type Figure } from '../../../src/domain/statistics/figures.ts';
import type { Database } from '../../storage/database.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { sourceOf } from './figureSql.ts';

/** So many days are counted in one transaction, so that each is short. */
const daysAtOnce = 20;
/** Held by whoever counts; two servers counting one day would count it twice. */
const countingLock = 6_512_010;

/**
 * Counts the days that were marked until then, the latest first, and answers how many there were. What is marked
 * meanwhile is left to the next time: else a file that is being taken over would have its days counted without end.
 */
export async function countMarkedDays(database: Database, signal?: AbortSignal): Promise<number> {
  const [mark] = await rowsOf<{ last: number | null }>(
    database.pool,
    sql`select max(id)::float8 as last from statistic_marks`,
  );
  const last = mark?.last ?? 0;
  let counted = 0;
  for (;;) {
    if (signal?.aborted) return counted;
    const days = await database.transaction((client) => countSome(client, last));
    counted += days;
    if (days === 0) return counted;
  }
}

/**
 * From now on the figures of these days stay as they are, because the records that they were counted from begin to go;
 * what has changed until now is counted before.
 */
export async function keepCounted(client: Queryable, days: readonly string[]): Promise<void> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(${countingLock})`);
  const marked = await rowsOf<{ day: string }>(
    client,
    sql`select distinct m.day::text as day from statistic_marks m
        where m.day = any(${sql.param([...days])}::date[]) and not exists (select from statistic_kept_days k where k.day = m.day)`,
  );
  await countAnew(
    client,
    marked.map((it) => it.day),
  );
  await rowsOf(
    client,
    sql`insert into statistic_kept_days (day) select unnest(${sql.param([...days])}::date[]) on conflict do nothing`,
  );
}

async function countSome(client: Queryable, last: number): Promise<number> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(${countingLock})`);
  await rowsOf(client, sql`delete from statistic_marks m using statistic_kept_days k where k.day = m.day`);
  const marked = await rowsOf<{ day: string }>(
    client,
    sql`select day::text as day from statistic_marks where id <= ${last} group by day order by day desc limit ${daysAtOnce}`,
  );
  return countAnew(
    client,
    marked.map((it) => it.day),
  );
}

async function countAnew(client: Queryable, days: readonly string[]): Promise<number> {
  if (days.length === 0) return 0;
  const ofDays = sql`day = any(${sql.param(days)}::date[])`;
  // Marks that are seen here stand with their changes, which every later statement of this transaction sees.
  await rowsOf(client, sql`delete from statistic_marks where ${ofDays}`);
  await rowsOf(client, sql`delete from statistic_customer_days where ${ofDays}`);
  await rowsOf(client, sql`delete from statistic_days where ${ofDays}`);
  for (const figure of figures) await countFigure(client, figure, days);
  await rowsOf(
    client,
    sql`insert into statistic_days (figure, day, region, driver_group, key, count, total, credit, km)
        select figure, day, region, driver_group, key, sum(count), sum(total), sum(credit), sum(km)
        from statistic_customer_days where ${ofDays} group by figure, day, region, driver_group, key`,
  );
  return days.length;
}

async function countFigure(client: Queryable, figure: Figure, days: readonly string[]): Promise<void> {
  const source = sourceOf(figure, (day) => sql`${day} = any(${sql.param(days)}::date[])`);
  await rowsOf(
    client,
    sql`insert into statistic_customer_days (figure, day, customer, region, driver_group, key, count, total, credit, km)
        select ${figure}, day, customer, region, driver_group, key, count(*), sum(total), sum(credit), sum(km)
        from (${source}) it group by day, customer, region, driver_group, key`,
  );
}
