import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../../server/storage/database.ts';

/** What Linux counts processor time in. */
const ticksPerSecond = 100;

/** Milliseconds of processor time that a process has used so far; nothing where it has ended. */
export function cpuOf(pid: number): number {
  return millisecondsIn(statOf(pid).slice(11, 13));
}

/** The same of PostgreSQL with all its processes, those that have ended too. */
export async function databaseCpu({ pool }: Pick<Database, 'pool'>): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(statOf(rows[0]?.pid ?? 0)[1]);
  return () =>
    readdirSync('/proc')
      .filter((it) => /^\d+$/.test(it) && Number(statOf(Number(it))[1]) === postmaster)
      .reduce((sum, it) => sum + cpuOf(Number(it)), millisecondsIn(statOf(postmaster).slice(11, 15)));
}

function millisecondsIn(ticks: readonly string[]): number {
  return (ticks.reduce((sum, it) => sum + Number(it), 0) * 1_000) / ticksPerSecond;
}

/** What stands in /proc/<pid>/stat after the name, beginning with the state. */
function statOf(pid: number): string[] {
  try {
    return (
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? []
    );
  } catch {
    return [];
  }
}
