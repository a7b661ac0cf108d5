import { sql } from 'drizzle-orm';
import { retentionRun } from '../../../src/domain/retention/retentionRun.ts';
import type { RetentionRun } from '../../../src/domain/retention/retentionRun.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

export type KindResult = RetentionRun['results'][number];

/** What the run of that day has noted of a kind is put beside what it noted before; in the transaction of a step. */
export async function noteResult(scope: Scope, day: CalendarDay, told: Partial<KindResult> & Pick<KindResult, 'kind'>) {
  const run = await runOf(scope, day);
  const before = run.results.find((it) => it.kind === told.kind);
  const result: KindResult = {
    kind: told.kind,
    count: (before?.count ?? 0) + (told.count ?? 0),
    oldest: least(before?.oldest, told.oldest),
    newest: most(before?.newest, told.newest),
    held: told.held ?? before?.held ?? 0,
    pending: told.pending ?? before?.pending ?? null,
  };
  const results = [...run.results.filter((it) => it.kind !== told.kind), result];
  const sum = (of: (it: KindResult) => number | null) => results.reduce((total, it) => total + (of(it) ?? 0), 0);
  await scope.change(retentionRun, iriOf(retentionRun.path, run.id), {
    results,
    deleted: sum((it) => it.count),
    held: sum((it) => it.held),
  });
}

/** The report of that day says as well how much went because somebody wanted it; not who. */
export async function noteRequest(scope: Scope, day: CalendarDay, count: number): Promise<void> {
  const run = await runOf(scope, day);
  await scope.change(retentionRun, iriOf(retentionRun.path, run.id), { onRequest: (run.onRequest ?? 0) + count });
}

/** The report says that the run of that day is over. */
export async function finishReport(scope: Scope, day: CalendarDay): Promise<RetentionRun> {
  const run = await runOf(scope, day);
  return scope.change(retentionRun, iriOf(retentionRun.path, run.id), { finishedAt: scope.now.toISOString() });
}

async function runOf(scope: Scope, day: CalendarDay): Promise<RetentionRun> {
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from retention_runs where day = ${day} for update`,
  );
  const found = row && (await scope.look(retentionRun, iriOf(retentionRun.path, row.id)));
  return found ?? scope.make(retentionRun, { day, results: [] });
}

const least = (one: string | null | undefined, other: string | null | undefined) =>
  [one, other].flatMap((it) => it ?? []).toSorted()[0] ?? null;
const most = (one: string | null | undefined, other: string | null | undefined) =>
  [one, other]
    .flatMap((it) => it ?? [])
    .toSorted()
    .at(-1) ?? null;
