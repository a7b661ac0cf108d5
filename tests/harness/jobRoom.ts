import { expect, onTestFinished, vi } from 'vitest';
import { behaviours } from '../../server/actions/behaviours.ts';
import type { AnyJob, JobSpec } from '../../server/jobs/defineJob.ts';
import { enqueue } from '../../server/jobs/enqueue.ts';
import { startJobs, type RunnerOptions } from '../../server/jobs/runner.ts';
import type { Actor } from '../../server/storage/actor.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { scopesWith } from '../../server/write/scope.ts';
import { bareDatabase } from './bareDatabase.ts';
import { endWithFile } from './endings.ts';

const settled = { timeout: 20_000, interval: 20 };

/** A database on which several servers run jobs, and what a test asks about them. */
export async function jobRoom() {
  const database = await bareDatabase();
  const openScope = scopesWith(behaviours);
  const olga: Actor = { userId: 7, username: 'olga', roles: ['dispo'] };

  /** A server with connections of its own on the same database. */
  async function server(jobs: readonly AnyJob[], options: Partial<RunnerOptions> = {}) {
    const own = openDatabase({ ...database.config, poolSize: 3 });
    endWithFile(() => own.close());
    const lines: string[] = [];
    const runner = await startJobs({
      database: own,
      openScope,
      jobs,
      clock: () => new Date(),
      log: (line) => lines.push(line),
      leaseMs: 1_500,
      ...options,
    });
    onTestFinished(() => runner.stop());
    return { database: own, lines, stop: () => runner.stop() };
  }
  const start = <Input>(job: JobSpec<Input>, input: Input, actor = olga) =>
    database.transaction((client) => enqueue(openScope({ client, actor, now: new Date() }), job, input));
  const rowOf = async (id: number) =>
    (await database.pool.query<Record<string, unknown>>('select * from jobs where id = $1', [id])).rows[0] ?? {};
  const rowNamed = async (name: string) =>
    (await database.pool.query<Record<string, unknown>>('select * from jobs where job = $1', [name])).rows[0] ?? {};
  const until = (condition: () => unknown) => vi.waitFor(async () => expect(await condition()).toBeTruthy(), settled);
  const becomes = (id: number, state: string) =>
    vi.waitFor(async () => expect((await rowOf(id)).state).toBe(state), settled);

  return { database, openScope, olga, server, start, rowOf, rowNamed, until, becomes };
}
