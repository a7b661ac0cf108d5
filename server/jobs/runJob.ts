import { noteLog } from '../log/noteLog.ts';
import { system } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import { isLostConnection } from '../storage/lostConnection.ts';
import type { Queryable } from '../storage/sql.ts';
import { untilDatabaseIsBack } from '../storage/untilDatabaseIsBack.ts';
import type { OpenScope } from '../write/scope.ts';
import { isRepeating, type AnyJob, type JobContext, type JobEnd } from './defineJob.ts';
import { endJob, keepJob, type Ending, type TakenJob } from './jobRows.ts';
import { isTooLate, nextRun } from './schedule.ts';

/** Somebody else takes over after so many servers died with it: then it is the job that kills them. */
const maxTakenOver = 3;
const betweenTellingsMs = 500;
const usualRestMs = 250;

/** Why a run is to end early. */
type Reason = 'stopped' | 'lost' | 'leaving';
export type Run = {
  /** Somebody started it; what repeats nobody did. */
  readonly isStarted: boolean;
  readonly ended: Promise<void>;
  end(reason: Reason): void;
};
export type Running = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly server: string;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  readonly lastCall: AbortSignal;
  readonly milliseconds: number;
};

/** Runs a job that was taken, gives signs of life meanwhile, and writes down what became of it. */
export function startRun(taken: TakenJob, job: AnyJob, running: Running): Run {
  const { database, openScope, server, clock, log, lastCall, milliseconds } = running;
  const leaving = new AbortController();
  let reason: Reason | undefined;
  const end = (why: Reason) => {
    reason ??= why;
    leaving.abort();
  };

  let progress: { done: number; of: number | null } | undefined;
  let note: unknown;
  let telling: NodeJS.Timeout | undefined;
  const keep = async (): Promise<void> => {
    const told = progress;
    progress = undefined;
    // Without the database nobody can take the job over either.
    const kept = await database
      .transaction((client) => keepJob(client, taken, { server, milliseconds, progress: told }))
      .catch(() => undefined);
    if (kept?.isMine === false) end('lost');
    if (kept?.isStopping === true) end('stopped');
  };
  const beat = setInterval(() => void keep(), milliseconds / 3);

  const context: JobContext = {
    input: taken.input,
    database,
    openScope,
    ...(taken.actor && { actor: taken.actor }),
    clock,
    signal: leaving.signal,
    lastCall,
    log: (line) => {
      log(line);
    },
    note: taken.note,
    keepNote: (it) => {
      note = it;
    },
    progress: (done, of) => {
      progress = { done, of };
      telling ??= setTimeout(() => {
        telling = undefined;
        void keep();
      }, betweenTellingsMs);
    },
    scope: (work) =>
      database.transaction((client) => work(openScope({ client, actor: taken.actor ?? system, now: clock() }))),
  };

  const work = async (): Promise<void> => {
    const outcome = await attempt(taken, job, { context, now: clock() });
    clearInterval(beat);
    clearTimeout(telling);
    const ending = endingOf(taken, job, { outcome, reason, now: clock() });
    if ('error' in outcome && ending.error !== undefined && ending.error !== null) log(`${job.title}: ${ending.error}`);
    const written = { server, ending: { ...ending, ...(note !== undefined && { note }) } };
    await untilDatabaseIsBack(async () => {
      if (ending.isTold) await database.transaction((client) => endJob(client, taken, written));
      else await endJob(database.pool, taken, written);
      if (hasGivenUp(taken, job, ending)) await noteGivenUp(database.pool, job, ending);
    }, lastCall);
  };
  return {
    isStarted: !isRepeating(job),
    end,
    ended: work().catch((error: unknown) => {
      if (!isLostConnection(error)) log(`${job.title}: ${messageOf(error)}`);
    }),
  };
}

type Outcome = { readonly done: JobEnd } | { readonly error: unknown };

async function attempt(
  taken: TakenJob,
  job: AnyJob,
  { context, now }: { context: JobContext; now: Date },
): Promise<Outcome> {
  if (job.schedule && isTooLate(job.schedule, new Date(taken.runAt), now)) return { done: {} };
  if (killsServers(job, taken)) return { error: new Error('Der Server ist dabei mehrmals ausgefallen.') };
  try {
    const input: unknown = job.input ? job.input.parse(taken.input) : undefined;
    return { done: (await job.run({ ...context, input } as JobContext<never>)) ?? {} };
  } catch (error) {
    return { error };
  }
}

type Ended = { readonly outcome: Outcome; readonly reason: Reason | undefined; readonly now: Date };

/** What is written down of a run: where it goes on, when it is tried again, or that it is over. */
function endingOf(taken: TakenJob, job: AnyJob, { outcome, reason, now }: Ended): Ending {
  const isTold = taken.caller !== null || job.schedule !== undefined || 'error' in outcome;
  const repeats = isRepeating(job);
  if ('done' in outcome) {
    const { result, notBefore } = outcome.done;
    if (!repeats) return { state: 'done', result: result ?? null, attempts: taken.attempts, now, isTold };
    return {
      state: 'waiting',
      runAt: later(nextOf(job, now), notBefore),
      ...(result !== undefined && { result }),
      attempts: 0,
      now,
      isTold,
    };
  }
  // Neither is the job's own fault, so neither counts.
  if (reason === 'leaving' || isLostConnection(outcome.error))
    return {
      state: 'waiting',
      runAt: repeats && !job.schedule ? nextOf(job, now) : new Date(taken.runAt),
      attempts: taken.attempts - 1,
      now,
      isTold: taken.caller !== null,
    };
  if (reason === 'stopped')
    return repeats
      ? { state: 'waiting', runAt: nextOf(job, now), attempts: 0, now, isTold }
      : { state: 'stopped', attempts: taken.attempts, now, isTold };
  const error = messageOf(outcome.error);
  const pause = job.retries[taken.attempts - 1];
  if (repeats) {
    const again = new Date(now.getTime() + (pause ?? job.retries.at(-1) ?? 60_000));
    return {
      state: 'waiting',
      runAt: job.schedule ? earlier(nextRun(job.schedule, now), again) : again,
      error,
      attempts: taken.attempts,
      now,
      isTold,
    };
  }
  if (pause === undefined) return { state: 'failed', error, attempts: taken.attempts, now, isTold };
  return { state: 'waiting', runAt: new Date(now.getTime() + pause), error, attempts: taken.attempts, now, isTold };
}

/** Nobody tries it again, or what repeats has been tried as often as it is told to at once. */
function hasGivenUp({ attempts }: TakenJob, job: AnyJob, { state, error }: Ending): boolean {
  if (error === undefined || error === null) return false;
  return state === 'failed' || (isRepeating(job) && attempts === Math.max(1, job.retries.length));
}

/** Staff find in the log what did not come about by itself; the technical words stay with the administrators. */
async function noteGivenUp(to: Queryable, job: AnyJob, { now, state }: Ending): Promise<void> {
  await noteLog(to, {
    at: now,
    type: 'custom',
    level: 'error',
    event: 'jobFailed',
    message: `${job.title}: ${state === 'failed' ? 'aufgegeben' : 'gescheitert, wird weiter versucht'}`,
    data: { content: job.name },
  });
}

/** Whether so many servers have died with this job that nobody takes it over any more. */
function killsServers({ retries, ...job }: AnyJob, { attempts }: Pick<TakenJob, 'attempts'>): boolean {
  return !isRepeating(job) && attempts > retries.length + 1 + maxTakenOver;
}

function nextOf({ schedule, restMs = usualRestMs }: AnyJob, now: Date): Date {
  return schedule ? nextRun(schedule, now) : new Date(now.getTime() + restMs);
}

function later(one: Date, other: Date | undefined): Date {
  return other !== undefined && other > one ? other : one;
}

function earlier(one: Date, other: Date): Date {
  return other < one ? other : one;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
