import { sql } from 'drizzle-orm';
import { cutoffOf } from '../../../src/domain/retention/cutoff.ts';
import { retentionPeriod, type RetentionPeriod } from '../../../src/domain/retention/retentionPeriod.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { defineJob, type JobContext, type JobEnd } from '../../jobs/defineJob.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { idsOf, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { retentions } from './allRetentions.ts';
import { repeatDeletions } from './deletedPersons.ts';
import type { Retention } from './defineRetention.ts';
import { finishReport, noteResult } from './report.ts';

/** So many rows in one transaction: the run stops cleanly between two, and a server that dies loses one step. */
const step = 200;
/** So many are looked up at once and then taken step by step: at the turn of a year a whole year of rides is due. */
const ahead = 200_000;

/** Deletes each night what has had its time, kind by kind, and writes down what it did. */
export const nightlyRetention = (store: FileStore) =>
  defineJob({
    name: 'retention.run',
    title: 'Löschen nach Aufbewahrungsfristen',
    schedule: { at: '01:30' },
    retries: [600_000, 3_600_000],
    run: (context) => runRetention(context, store),
  });

type Context = Pick<JobContext, 'clock' | 'scope' | 'signal' | 'log'>;

/** What the nightly run does; one kind that fails does not keep the others from their turn. */
export async function runRetention({ clock, scope, signal, log }: Context, store: FileStore): Promise<JobEnd> {
  const today = todayIn(companyZone, clock());
  const faults: string[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    signal.throwIfAborted();
    try {
      await work();
    } catch (error) {
      signal.throwIfAborted();
      faults.push(what);
      log(`Aufbewahrung ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await attempt('auf Verlangen', () => repeatDeletions(store, scope, today));
  for (const retention of retentions) await attempt(retention.kind, () => runKind(retention, { scope, signal, today }));
  const { deleted, held } = await scope((it) => finishReport(it, today));
  if (faults.length > 0) throw new Error(`Nicht gelöscht werden konnten: ${faults.join(', ')}`);
  return { result: `${String(deleted ?? 0)} gelöscht, ${String(held ?? 0)} zurückgehalten` };
}

type Night = Pick<Context, 'scope' | 'signal'> & { readonly today: CalendarDay };

async function runKind(retention: Retention, { scope, signal, today }: Night): Promise<void> {
  const period = await scope((it) => periodOf(retention, it));
  if (!period) return;
  const before = cutoffOf(periodIn(period), today);
  if ((period.amount ?? 0) < (period.approved ?? 0)) {
    // A shortened period deletes nothing until somebody has seen how much it would.
    await scope(async (it) => {
      const { count } = await counted(retention, { before, today }, it);
      await it.change(retentionPeriod, iriOf(retentionPeriod.path, period.id), { pending: count });
      await noteResult(it, today, { kind: retention.kind, pending: count });
    });
    return;
  }
  const { remove, atOnce = step } = retention;
  if (!remove) return;
  let last = '';
  for (;;) {
    const ids = await scope((it) => lookAhead(retention, { before, today }, it));
    // What goes may let others of its kind go; what is still there the second time has a reason to be.
    if (ids.length === 0 || String(ids) === last) break;
    last = String(ids);
    for (let at = 0; at < ids.length; at += atOnce) {
      signal.throwIfAborted();
      const some = ids.slice(at, at + atOnce);
      await scope((it) => removeStep({ ...retention, remove }, { before, today, ids: some }, it));
    }
  }
  await scope(async (it) => {
    const { held } = await counted(retention, { before, today }, it);
    await noteResult(it, today, { kind: retention.kind, held });
  });
}

type Days = { readonly before: CalendarDay; readonly today: CalendarDay };

/** What is due and not held, the oldest first. */
async function lookAhead(retention: Retention, { before, today }: Days, scope: Scope): Promise<number[]> {
  await takeTime(scope);
  return idsOf(
    scope.client,
    sql`select id from (${retention.due(before, today)}) due where not held order by day, id limit ${ahead}`,
  );
}

/**
 * One step: those of these rows that are still due, what goes with them, and the line in the report, or nothing of it.
 */
async function removeStep(
  retention: Required<Pick<Retention, 'remove'>> & Retention,
  { before, today, ids }: Days & { readonly ids: readonly number[] },
  scope: Scope,
): Promise<void> {
  await scope.client.query(`select set_config('leitstand.retention', 'on', true)`);
  const rows = await rowsOf<{ id: number; day: string }>(
    scope.client,
    sql`select id, day::text as day from (${retention.due(before, today)}) due
        where not held and id = any(${sql.param([...ids])}::bigint[]) order by day, id`,
  );
  if (rows.length === 0) return;
  await retention.remove(
    scope,
    rows.map((it) => Number(it.id)),
  );
  await noteResult(scope, today, {
    kind: retention.kind,
    count: rows.length,
    oldest: rows[0]?.day ?? null,
    newest: rows.at(-1)?.day ?? null,
  });
}

async function counted(retention: Retention, { before, today }: Days, scope: Scope) {
  const { client } = scope;
  await takeTime(scope);
  const [row] = await rowsOf<{ count: number; held: number }>(
    client,
    sql`select count(*) filter (where not held)::int as count, count(*) filter (where held)::int as held
        from (${retention.due(before, today)}) due`,
  );
  return { count: row?.count ?? 0, held: row?.held ?? 0 };
}

/** At night nobody waits: what looks through years of data may take longer than an answer at day. */
async function takeTime({ client }: Scope): Promise<void> {
  await client.query(`select set_config('statement_timeout', '600000', true)`);
}

/** The period of a kind; one that was made longer, or has not been shortened, counts from then on. */
async function periodOf({ kind }: Retention, scope: Scope): Promise<RetentionPeriod | undefined> {
  const [row] = await rowsOf<{ id: number }>(scope.client, sql`select id from retention_periods where kind = ${kind}`);
  return row && scope.look(retentionPeriod, iriOf(retentionPeriod.path, row.id));
}

function periodIn({ amount, unit }: RetentionPeriod) {
  return { amount: amount ?? 0, unit: unit ?? 'days' } as const;
}
