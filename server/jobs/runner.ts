import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { hearHints } from '../storage/changeHints.ts';
import type { Database } from '../storage/database.ts';
import { isLostConnection } from '../storage/lostConnection.ts';
import type { OpenScope } from '../write/scope.ts';
import { isRepeating, type AnyJob } from './defineJob.ts';
import { ensureRepeating, leaseMs, upcomingJobs, releaseJobs, takeJob, type Ahead } from './jobRows.ts';
import { startRun, type Run, type Running } from './runJob.ts';

/** Looked at this often although nobody hinted at anything. */
const pollMs = 5_000;
const usualBetweenLooksMs = 250;
/** So many jobs that people started run at once on a server; those that repeat need no place. */
const maxStarted = 3;
const lastWordMs = 10_000;

export type JobRunner = {
  /** Takes no further job; what runs ends at its next good place or is handed back. */
  stop(): Promise<void>;
};
export type RunnerOptions = {
  readonly database: Database;
  readonly openScope: OpenScope;
  /** The jobs that this server can do, with the settings it has. */
  readonly jobs: readonly AnyJob[];
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** Nobody else can have the database, so whoever was at a job before is dead. */
  readonly isAlone?: boolean;
  readonly leaseMs?: number;
  /** How often it looks at most, however often it is woken. */
  readonly betweenLooksMs?: number;
};

/**
 * Does what is to be done by itself, shared with all other servers on the database: each job is taken by one of them,
 * and taken over when that one is gone.
 */
export async function startJobs({
  database,
  openScope,
  jobs,
  clock,
  log,
  isAlone = false,
  leaseMs: milliseconds = leaseMs,
  betweenLooksMs = usualBetweenLooksMs,
}: RunnerOptions): Promise<JobRunner> {
  const { pool } = database;
  const byName = new Map(jobs.map((it) => [it.name, it]));
  const server = `${hostname().slice(0, 60)} ${String(process.pid)} ${randomBytes(4).toString('hex')}`;
  const lastCall = new AbortController();
  const running: Running = { database, openScope, server, clock, log, lastCall: lastCall.signal, milliseconds };
  const runs = new Map<number, Run>();
  let isStopping = false;
  let work: Promise<void> | undefined;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = -Infinity;

  const take = async ({ id, job: name }: Ahead): Promise<void> => {
    const job = byName.get(name);
    if (!job || isStopping) return;
    const isStarted = !isRepeating(job);
    if (isStarted && [...runs.values()].filter((it) => it.isStarted).length >= maxStarted) return;
    const taking = { id, server, now: clock(), milliseconds };
    // Who started it hears of it with the commit; the rounds of what repeats are told to nobody.
    const taken = await (isStarted ? database.transaction((client) => takeJob(client, taking)) : takeJob(pool, taking));
    if (!taken) return;
    const run = startRun(taken, job, running);
    runs.set(id, run);
    void run.ended.then(() => {
      runs.delete(id);
      wake();
    });
    if (isStopping) run.end('leaving');
  };

  /** Takes what is due and answers in how many milliseconds there may be more. */
  const look = async (): Promise<number> => {
    const { ahead, stopping } = await upcomingJobs(pool, { jobs, server, now: clock() });
    for (const id of stopping) runs.get(id)?.end('stopped');
    const others = ahead.filter((it) => !runs.has(it.id));
    for (const it of others) if (it.wait <= 0) await take(it);
    return Math.min(pollMs, ...others.filter((it) => it.wait > 0).map((it) => it.wait));
  };

  const turn = (): void => {
    clearTimeout(timer);
    isWoken = false;
    lookedAt = performance.now();
    work = look()
      .catch((error: unknown) => {
        // Without the database there is nothing to do; whoever watches it says so.
        if (!isLostConnection(error))
          log(`Hintergrundaufgaben: ${error instanceof Error ? error.message : String(error)}`);
        return pollMs;
      })
      .then((pause) => {
        work = undefined;
        if (!isStopping) timer = setTimeout(turn, isWoken ? sinceLook() : Math.max(pause, betweenLooksMs));
      });
  };
  const sinceLook = () => Math.max(0, betweenLooksMs - (performance.now() - lookedAt));
  const wake = (): void => {
    if (isWoken || isStopping) return;
    isWoken = true;
    if (work) return;
    clearTimeout(timer);
    timer = setTimeout(turn, sinceLook());
  };

  if (isAlone) await releaseJobs(pool);
  await ensureRepeating(pool, jobs, clock());
  const hints = await hearHints(database, wake, log);
  wake();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await hints.close();
      await work;
      const lastWord = setTimeout(() => {
        lastCall.abort();
      }, lastWordMs);
      for (const run of runs.values()) run.end('leaving');
      await Promise.all([...runs.values()].map((it) => it.ended));
      clearTimeout(lastWord);
    },
  };
}
