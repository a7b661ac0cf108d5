import { sql, type SQL } from 'drizzle-orm';
import type { OwnJob } from '../../src/domain/job/ownJobCalls.ts';
import type { Progress } from '../storage/progressChannel.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Row = OwnJob & { readonly caller: number };

const hoursShown = 24;
const columns = sql`id, title, state, done, "of", "startedAt", "finishedAt", result, note->>'link' as link, caller`;
const read = (to: Queryable, which: SQL): Promise<Row[]> =>
  rowsOf<Row>(to, sql`select ${columns} from jobs where ${which} order by id desc limit 100`);
const shown = ({ caller: _, ...job }: Row): OwnJob => job;

/** What somebody has started within a day, the newest first. */
export async function readOwnJobs(to: Queryable, caller: number, now: Date): Promise<OwnJob[]> {
  const since = new Date(now.getTime() - hoursShown * 3_600_000).toISOString();
  return (await read(to, sql`caller = ${caller} and ("finishedAt" is null or "finishedAt" > ${since})`)).map(shown);
}

/** A job of somebody; nobody has another's. */
export async function readOwnJob(
  to: Queryable,
  { id, caller }: { id: number; caller: number },
): Promise<OwnJob | undefined> {
  return (await read(to, sql`id = ${id} and caller = ${caller}`)).map(shown)[0];
}

/** How far jobs are, as the consoles of those who started them show it. */
export type ToldJob = { readonly caller: number; readonly progress: Progress };

/** How far these jobs are; what repeats by itself is told to nobody. */
export async function toldJobs(to: Queryable, ids: readonly number[]): Promise<ToldJob[]> {
  return ids.length === 0
    ? []
    : (await read(to, sql`id = any(${sql.param([...ids])}::bigint[]) and caller is not null`)).map(toldOf);
}

/** What is under way of somebody's jobs. */
export async function runningJobs(to: Queryable, caller: number): Promise<ToldJob[]> {
  return (await read(to, sql`caller = ${caller} and state in ('waiting', 'running')`)).map(toldOf);
}

function toldOf({ id, caller, title, state, done, of }: Row): ToldJob {
  const isOver = state !== 'waiting' && state !== 'running';
  // What is over says so by having come to its end; before that a job never looks finished.
  const all = Math.max(1, of ?? 1);
  return {
    caller,
    progress: {
      task: `job ${String(id)}`,
      label: title,
      done: isOver ? all : Math.min(done ?? 0, all - (all > 1 ? 1 : 0.01)),
      of: all,
      stop: `/api/users/me/jobs/${String(id)}`,
    },
  };
}
