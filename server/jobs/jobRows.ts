import { sql, type SQL } from 'drizzle-orm';
import { job as jobResource } from '../../src/domain/job/job.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import type { Actor } from '../storage/actor.ts';
import { noteChange } from '../storage/changeLog.ts';
import { searchTextOf } from '../storage/searchText.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';
import { isRepeating, type AnyJob } from './defineJob.ts';
import { nextRun, planText } from './schedule.ts';

/** A job that this server has taken; the number of the attempt tells it from one that was taken over meanwhile. */
export type TakenJob = {
  readonly id: number;
  readonly job: string;
  readonly input: unknown;
  readonly note: unknown;
  readonly actor: Actor | null;
  readonly caller: number | null;
  readonly attempts: number;
  /** For when this run was planned. */
  readonly runAt: string;
};

/** How long a server keeps a job without a sign of life. */
export const leaseMs = 30_000;
const lease = (milliseconds: number): SQL =>
  sql`clock_timestamp() + make_interval(secs => ${milliseconds / 1000}::float8)`;
const mine = ({ id, attempts }: Pick<TakenJob, 'id' | 'attempts'>, server: string): SQL =>
  sql`id = ${id} and state = 'running' and server = ${server} and attempts = ${attempts}`;

/**
 * Sees to it that every repeating job has its one row; what was planned before stays planned, unless the plan has
 * changed.
 */
export async function ensureRepeating(to: Queryable, jobs: readonly AnyJob[], now: Date): Promise<void> {
  for (const job of jobs.filter(isRepeating)) {
    const { name, schedule, forgetsAtStart } = job;
    const plan = planOf(job);
    await insertRepeating(to, job, { first: schedule ? nextRun(schedule, now) : now, now });
    if (!schedule)
      await rowsOf(
        to,
        sql`update jobs set "runAt" = least("runAt", ${now.toISOString()}) where key = ${name} and state = 'waiting'`,
      );
    if (forgetsAtStart === true) await rowsOf(to, sql`update jobs set note = null where key = ${name}`);
    const [row] = await rowsOf<{ plan: string; last: string }>(
      to,
      sql`select plan, coalesce("finishedAt", "createdAt") as last from jobs where key = ${name}`,
    );
    if (row === undefined || row.plan === plan) continue;
    const next = schedule ? nextRun(schedule, new Date(row.last)) : now;
    await rowsOf(to, sql`update jobs set plan = ${plan}, "runAt" = ${next.toISOString()} where key = ${name}`);
  }
}

/** Has a repeating job run as soon as a server starts, whenever its plan would have it. */
export async function planAtOnce(to: Queryable, job: AnyJob, now: Date): Promise<void> {
  await insertRepeating(to, job, { first: now, now });
  await rowsOf(to, sql`update jobs set "runAt" = ${now.toISOString()} where key = ${job.name}`);
}

async function insertRepeating(
  to: Queryable,
  job: AnyJob,
  { first, now }: { readonly first: Date; readonly now: Date },
): Promise<void> {
  const { name, title } = job;
  await rowsOf(
    to,
    sql`insert into jobs (job, key, title, plan, state, "runAt", attempts, "createdAt", search_text)
      values (${name}, ${name}, ${title}, ${planOf(job)}, 'waiting', ${first.toISOString()}, 0, ${now.toISOString()},
      ${searchText(title, null)})
        on conflict (key) do update set title = excluded.title, search_text = excluded.search_text`,
  );
}

const planOf = ({ schedule }: AnyJob): string => (schedule ? planText(schedule) : 'sobald etwas ansteht');

/** Frees what a process before this one was doing when it died; only for whoever has the database to himself. */
export async function releaseJobs(to: Queryable): Promise<void> {
  await rowsOf(
    to,
    sql`update jobs set "leasedUntil" = clock_timestamp() - interval '1 second' where state = 'running'`,
  );
}

export type Wanted = {
  readonly job: AnyJob;
  readonly actor: Actor;
  readonly caller: number | null;
  readonly input: unknown;
  readonly at: Date;
};

/** Notes that something is to be done; answers its id. */
export async function insertJob(
  to: Queryable,
  { job: { name, title }, actor, caller, input, at }: Wanted,
): Promise<number> {
  const startedBy = caller === null ? null : actor.username;
  const [row] = await rowsOf<{ id: number; version: number }>(
    to,
    sql`insert into jobs (job, title, state, "startedBy", actor, caller, input, "runAt", attempts, search_text)
        values (${name}, ${title}, 'waiting', ${startedBy}, ${JSON.stringify(actor)}, ${caller},
          ${JSON.stringify(input ?? null)}, ${at.toISOString()}, 0, ${searchText(title, startedBy)})
          returning id, version`,
  );
  if (!row) throw new Error('a job was not stored');
  await noteChange(to, {
    path: jobResource.path,
    id: row.id,
    kind: 'create',
    version: row.version,
    by: actor.username,
  });
  return row.id;
}

/** A job that may be taken in so many milliseconds, now when that is not above 0. */
export type Ahead = { readonly id: number; readonly job: string; readonly wait: number };
/** What a server finds when it looks: what is to be done next, and which of its own jobs somebody wants to stop. */
export type Outlook = { readonly ahead: readonly Ahead[]; readonly stopping: readonly number[] };

/** Looks with one statement that writes nothing, however many jobs there are. */
export async function upcomingJobs(
  to: Queryable,
  { jobs, server, now }: { jobs: readonly AnyJob[]; server: string; now: Date },
): Promise<Outlook> {
  const dues = jobs.flatMap((it) =>
    it.due ? [sql`select ${it.name}::text as job, (${it.due})::timestamptz as at`] : [],
  );
  const due =
    dues.length > 0
      ? sql.join(dues, sql` union all `)
      : sql`select null::text as job, null::timestamptz as at where false`;
  const found = await rowsOf<{ id: number; job: string; wait: number; isStopping: boolean }>(
    to,
    sql`with due as (${due})
        select it.id, it.job, it.server = ${server} and it.state = 'running' and it."stopAsked" as "isStopping",
               case it.state when 'running' then extract(epoch from it."leasedUntil" - clock_timestamp())
                             else extract(epoch from greatest(it."runAt", due.at) - ${now.toISOString()}::timestamptz) end::float8 * 1000 as wait
        from jobs it left join due on due.job = it.job
        where it.state in ('waiting', 'running') and it.job = any(${sql.param(jobs.map((one) => one.name))}::text[])
          and (it.state = 'running' or due.at is not null or it.job <> all(${sql.param(jobs.filter((one) => one.due).map((one) => one.name))}::text[]))
        order by wait, it.id limit 200`,
  );
  return { ahead: found, stopping: found.filter((it) => it.isStopping).map((it) => it.id) };
}

/**
 * Takes a job for this server, unless another was quicker; one whose server has given no sign of life is taken over.
 */
export async function takeJob(
  to: Queryable,
  { id, server, now, milliseconds }: { id: number; server: string; now: Date; milliseconds: number },
): Promise<TakenJob | undefined> {
  const [row] = await rowsOf<TakenJob & { version: number }>(
    to,
    sql`update jobs set state = 'running', server = ${server}, "leasedUntil" = ${lease(milliseconds)},
      attempts = coalesce(attempts, 0) + 1, "startedAt" = ${now.toISOString()}, done = null, "of" = null,
      version = version + 1, "updatedAt" = ${now.toISOString()}
        where id = ${id} and (state = 'waiting' and "runAt" <= ${now.toISOString()} or state = 'running' and "leasedUntil" < clock_timestamp())
        returning id, job, input, note, actor, caller, attempts, "runAt", version`,
  );
  if (row && row.caller !== null)
    await noteChange(to, {
      path: jobResource.path,
      id,
      kind: 'update',
      version: row.version,
      by: row.actor?.username ?? 'System',
    });
  return row;
}

/** Keeps a job for another while; says whether it is still ours, and whether it is to stop. */
export async function keepJob(
  to: Queryable,
  taken: TakenJob,
  {
    server,
    milliseconds,
    progress,
  }: { server: string; milliseconds: number; progress?: { done: number; of: number | null } | undefined },
): Promise<{ isMine: boolean; isStopping: boolean }> {
  const told = progress ? sql`, done = ${progress.done}, "of" = ${progress.of}, version = version + 1` : sql``;
  const [row] = await rowsOf<{ stopAsked: boolean; version: number }>(
    to,
    sql`update jobs set "leasedUntil" = ${lease(milliseconds)}${told} where ${mine(taken, server)} returning "stopAsked", version`,
  );
  if (row && progress)
    await noteChange(to, {
      path: jobResource.path,
      id: taken.id,
      kind: 'update',
      version: row.version,
      by: taken.actor?.username ?? 'System',
    });
  return { isMine: row !== undefined, isStopping: row?.stopAsked ?? false };
}

/** How a run ended, as it is written down. */
export type Ending = {
  readonly state: 'waiting' | 'done' | 'failed' | 'stopped';
  readonly runAt?: Date;
  readonly result?: string | null;
  readonly error?: string | null;
  /** The attempts that count from now on. */
  readonly attempts: number;
  readonly note?: unknown;
  readonly now: Date;
  /** Whether it is worth telling who looks at it; the quiet rounds of what repeats are not. */
  readonly isTold: boolean;
};

/** Writes down how a run ended; false when the job had been taken over meanwhile. */
export async function endJob(
  to: Queryable,
  taken: TakenJob,
  { server, ending }: { server: string; ending: Ending },
): Promise<boolean> {
  const { state, runAt, result, error, attempts, note, now, isTold } = ending;
  const keptNote = note === undefined ? sql`` : sql`, note = ${JSON.stringify(note)}`;
  const keptResult = result === undefined ? sql`` : sql`, result = ${result?.slice(0, 1000) ?? null}`;
  const [row] = await rowsOf<{ version: number }>(
    to,
    sql`update jobs set state = ${state}, "leasedUntil" = null, attempts = ${attempts},
      error = ${error?.slice(0, 1000) ?? null}, "stopAsked" = false, "finishedAt" = ${now.toISOString()},
               "runAt" = coalesce(${runAt?.toISOString() ?? null}::timestamptz, "runAt"), version = version + 1,
                 "updatedAt" = ${now.toISOString()}${keptNote}${keptResult}
        where ${mine(taken, server)} returning version`,
  );
  if (row && isTold)
    await noteChange(to, {
      path: jobResource.path,
      id: taken.id,
      kind: 'update',
      version: row.version,
      by: taken.actor?.username ?? 'System',
    });
  return row !== undefined;
}

function searchText(title: string, startedBy: string | null): string {
  return searchTextOf(resourceOf(jobResource), { title, startedBy }, new Map());
}
