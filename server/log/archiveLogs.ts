import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '../../src/domain/time/calendarDay.ts';
import { firstOfMonth } from '../../src/domain/time/months.ts';
import type { RetentionKind } from '../../src/domain/retention/choices/retentionKinds.ts';
import { cutoffOf } from '../../src/domain/retention/cutoff.ts';
import { companyZone, instantAt, todayIn } from '../../src/domain/time/zone.ts';
import { defineJob, type JobContext } from '../jobs/defineJob.ts';
import { retentionPeriodOf } from '../storage/retentionPeriods.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** So many entries in one step: each is a short transaction, and the run stops cleanly between two. */
const step = 5_000;
const columns = sql.raw('"createdAt", "updatedAt", version, type, level, event, message, data, "user", search_text');

/**
 * Moves entries that are no longer fresh on the first of the month into the archive, and takes out of both what has had
 * its time: sign-ins are personal and never archived (retention.md).
 */
export const archiveLogs = defineJob({
  name: 'logs.archive',
  title: 'Log-Archiv',
  schedule: { at: '03:40' },
  retries: [600_000],
  run: (context) => archiveOldLogs(context),
});

/** What the nightly run does; ends early when it is stopped, and goes on in the next night. */
export async function archiveOldLogs({
  database: { pool },
  clock,
  signal,
}: Pick<JobContext, 'database' | 'clock' | 'signal'>): Promise<void> {
  const today = todayIn(companyZone, clock());
  const startOf = (day: CalendarDay) => instantAt(day, '00:00', { zone: companyZone }).toISOString();
  const cutoff = async (kind: RetentionKind, at = today) => cutoffOf(await retentionPeriodOf(pool, kind), at);
  // Once a month: the nights after the first find what it has left, and nothing else.
  const freshFrom = startOf(await cutoff('logs', firstOfMonth(today)));
  const signedInFrom = startOf(await cutoff('signIns'));
  const archivedFrom = startOf(firstOfMonth(await cutoff('logArchives')));
  const inSteps = async (one: (to: Queryable) => Promise<number>) => {
    while (!signal.aborted && (await one(pool)) === step);
  };
  await inSteps((to) => removed(to, sql`logs`, sql`event = 'signIn' and "createdAt" < ${signedInFrom}`));
  await inSteps((to) => moved(to, freshFrom));
  await inSteps((to) => removed(to, sql`log_archives`, sql`"createdAt" < ${archivedFrom}`));
}

const chosen = (from: SQL, where: SQL) =>
  sql`delete from ${from} where id in (select id from ${from} where ${where} order by "createdAt", id limit ${step})`;

async function removed(to: Queryable, from: SQL, where: SQL): Promise<number> {
  return (await rowsOf(to, sql`${chosen(from, where)} returning id`)).length;
}

/** In one statement, so that no entry is ever in both places or in none. */
async function moved(to: Queryable, before: string): Promise<number> {
  const old = sql`"createdAt" < ${before} and event is distinct from 'signIn'`;
  const rows = await rowsOf(
    to,
    sql`with old as (${chosen(sql`logs`, old)} returning ${columns})
        insert into log_archives (${columns}) select ${columns} from old returning id`,
  );
  return rows.length;
}
