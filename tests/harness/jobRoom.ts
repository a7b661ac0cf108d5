import { expect, onTestFinished, vi } from 'vitest';
import { behaviours } from '../../server/actions/behaviours.ts';
import type { AnyJob, JobSpec } from '../../server/jobs/defineJob.ts';
import { enqueue } from '../../server/jobs/enqueue.ts';
import { startJobs, type RunnerOptions } from '../../server/jobs/runner.ts';
import type { Actor } from '../../server/storage/actor.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { scopesWith } from '../../server/write/scope.ts';
import { patienceMs } from '../runner/patienceMs.ts';
import { bareDatabase } from './bareDatabase.ts';
import { endWithFile } from './endings.ts';

const settled = { timeout: patienceMs, interval: 20 };

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
    const { clock = () => new Date() } = options;
    let looks = 0;
    const runner = await startJobs({
      database: own,
      openScope,
      jobs,
      log: (line) => lines.push(line),
      betweenLooksMs: 20,
      ...options,
      clock: () => {
        looks += 1;
        return clock();
      },
    });
    onTestFinished(() => runner.stop());
    return { database: own, lines, looks: () => looks, stop: () => runner.stop() };
  }
  const start = <Input>(job: JobSpec<Input>, input: Input, actor = olga) =>
    database.transaction((client) => enqueue(openScope({ client, actor, now: new Date() }), job, input));
  const rowOf = async (id: number) =>
    (await database.pool.query<Record<string, unknown>>('select * from jobs where id = $1', [id])).rows[0] ?? {};
  const rowNamed = async (name: string) =>
    (await database.pool.query<Record<string, unknown>>('select * from jobs where job = $1', [name])).rows[0] ?? {};
  type Server = Awaited<ReturnType<typeof server>>;
  const until = (condition: () => unknown) => vi.waitFor(async () => expect(await condition()).toBeTruthy(), settled);
  const becomes = (id: number, state: string) =>
    vi.waitFor(async () => expect((await rowOf(id)).state).toBe(state), settled);

  /** Lets servers look for work so often that what the first look finds has begun. */
  async function haveLooked(servers: readonly Server[]): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      const before = servers.map((it) => it.looks());
      // Every commit is a hint to all of them.
      await database.transaction((client) => client.query('select 1'));
      await until(() => servers.every((it, at) => it.looks() > (before[at] ?? 0)));
    }
  }

  return { database, openScope, olga, server, start, rowOf, rowNamed, until, becomes, haveLooked };
}
