import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { behaviours } from '../../server/actions/behaviours.ts';
import { defineJob, type AnyJob, type JobSpec } from '../../server/jobs/defineJob.ts';
import { enqueue, stopJob } from '../../server/jobs/enqueue.ts';
import { startJobs, type RunnerOptions } from '../../server/jobs/runner.ts';
import { system, type Actor } from '../../server/storage/actor.ts';
import { openDatabase, type Database } from '../../server/storage/database.ts';
import { scopesWith } from '../../server/write/scope.ts';
import { shows } from '../specification/shows.ts';
import { bareDatabase } from '../harness/bareDatabase.ts';

shows('D0 Running jobs');

const database = await bareDatabase();
const openScope = scopesWith(behaviours);
const elsewhere: Database[] = [];
afterAll(() => Promise.all(elsewhere.map((it) => it.close())));
const settled = { timeout: 20_000, interval: 20 };
const olga: Actor = { userId: 7, username: 'olga', roles: ['dispo'] };

/** A server with connections of its own on the same database. */
async function server(jobs: readonly AnyJob[], options: Partial<RunnerOptions> = {}) {
  const own = openDatabase({ ...database.config, poolSize: 3 });
  elsewhere.push(own);
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

test('what is enqueued is done once, soon after its transaction, by one of several servers; what is rolled back is not', async () => {
  const done: string[] = [];
  const greet = defineJob({
    name: 'test.greet',
    title: 'Grüßen',
    input: z.strictObject({ name: z.string() }),
    retries: [],
    run: ({ input }) => {
      done.push(input.name);
      return Promise.resolve({ result: `Hallo ${input.name}` });
    },
  });
  await Promise.all([server([greet]), server([greet]), server([greet])]);
  await expect(
    database.transaction(async (client) => {
      await enqueue(openScope({ client, actor: olga, now: new Date() }), greet, { name: 'niemand' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const begun = performance.now();
  const ids = await Promise.all(['Anna', 'Bela', 'Cem'].map((name) => start(greet, { name })));
  for (const id of ids) await becomes(id, 'done');
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(done.toSorted()).toEqual(['Anna', 'Bela', 'Cem']);
  expect(await rowOf(ids[0] ?? 0)).toMatchObject({
    title: 'Grüßen',
    startedBy: 'olga',
    result: 'Hallo Anna',
    attempts: 1,
    error: null,
  });
});

test('each night exactly one of several servers does what is planned, and what was slept through is made up for once', async () => {
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const runs: string[] = [];
  const nightly = defineJob({
    name: 'test.nightly',
    title: 'Nachts',
    schedule: { at: '02:30' },
    retries: [1_000],
    run: async () => {
      runs.push(clock.now.toISOString());
      await wait(300);
    },
  });
  const servers = await Promise.all([1, 2, 3].map(() => server([nightly], { clock: () => clock.now })));
  const at = async (moment: string) => {
    clock.now = new Date(moment);
    // A hint reaches all of them.
    await database.transaction((client) => client.query('select 1'));
  };
  await at('2026-11-21T01:29:59Z');
  await wait(400);
  expect(runs).toEqual([]);
  await at('2026-11-21T01:30:00Z');
  await until(async () => (await rowNamed('test.nightly')).finishedAt);
  await at('2026-11-21T01:30:30Z');
  await wait(400);
  expect(runs).toEqual(['2026-11-21T01:30:00.000Z']);
  await Promise.all(servers.map((it) => it.stop()));

  clock.now = new Date('2026-11-25T06:12:00Z');
  await Promise.all([1, 2].map(() => server([nightly], { clock: () => clock.now })));
  await until(() => runs.length === 2);
  await until(async () => (await rowNamed('test.nightly')).state === 'waiting');
  expect([runs.length, new Date(String((await rowNamed('test.nightly')).runAt)).toISOString()]).toEqual([
    2,
    '2026-11-26T01:30:00.000Z',
  ]);
});

test('a plan that is changed holds from the next start on, and a missed run that is too late is left out', async () => {
  const clock = { now: new Date('2026-11-23T12:00:00Z') };
  let runs = 0;
  const at = (time: string) =>
    defineJob({
      name: 'test.plan',
      title: 'Plan',
      schedule: { at: time, until: '20:00' },
      retries: [1_000],
      run: () => {
        runs += 1;
        return Promise.resolve();
      },
    });
  const options = { clock: () => clock.now };
  await (await server([at('17:00')], options)).stop();
  const first = await server([at('16:00')], options);
  expect(await rowNamed('test.plan')).toMatchObject({
    plan: 'täglich um 16:00 Uhr, nachgeholt bis 20:00 Uhr',
    runAt: '2026-11-23T15:00:00.000Z',
  });
  await first.stop();
  clock.now = new Date('2026-11-24T03:00:00Z');
  await server([at('16:00')], options);
  await until(async () => (await rowNamed('test.plan')).runAt === '2026-11-24T15:00:00.000Z');
  expect(runs).toBe(0);
});

test('the job of a server that was killed is taken over when it gives no sign of life', async () => {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'fixtures', 'hangingServer.ts'),
      JSON.stringify({ ...database.config, types: undefined, application_name: 'hanging' }),
    ],
    { stdio: 'inherit' },
  );
  const hang = defineJob({
    name: 'test.hang',
    title: 'Hängt',
    retries: [],
    run: () => Promise.resolve({ result: 'übernommen' }),
  });
  const id = await start(hang, undefined);
  await until(async () => (await rowOf(id)).done === 4);
  await server([hang]);
  await wait(1_500);
  expect((await rowOf(id)).state).toBe('running');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await becomes(id, 'done');
  expect(await rowOf(id)).toMatchObject({ result: 'übernommen', attempts: 2 });
});

test('on whichever server a job runs, all see how far it is, and it stops where somebody else asks', async () => {
  const long = defineJob({
    name: 'test.long',
    title: 'Lang',
    retries: [],
    async run({ progress, signal }) {
      for (let done = 1; ; done += 1) {
        progress(done, 100);
        await wait(20, undefined, { signal });
      }
    },
  });
  await server([long]);
  const [id, other] = [await start(long, undefined), await start(long, undefined)];
  await until(async () => Number((await rowOf(id)).done) > 0);
  expect(await rowOf(id)).toMatchObject({ state: 'running', of: 100 });
  expect(await database.transaction((client) => stopJob(client, { id, caller: 8, now: new Date() }))).toBe(false);
  expect(await database.transaction((client) => stopJob(client, { id, caller: 7, now: new Date() }))).toBe(true);
  await becomes(id, 'stopped');
  expect((await rowOf(other)).state).toBe('running');
  await database.transaction((client) => stopJob(client, { id: other, caller: 7, now: new Date() }));
  await becomes(other, 'stopped');
  const later = await database.transaction((client) =>
    enqueue(openScope({ client, actor: olga, now: new Date() }), long, undefined, {
      at: new Date(Date.now() + 60_000),
    }),
  );
  await database.transaction((client) => stopJob(client, { id: later, caller: 7, now: new Date() }));
  expect((await rowOf(later)).state).toBe('stopped');
});

test('what fails is tried again after its pauses and then given up; what repeats is tried until it works', async () => {
  const moments: number[] = [];
  const failing = defineJob({
    name: 'test.failing',
    title: 'Scheitert',
    retries: [100, 300],
    run: () => {
      moments.push(performance.now());
      return Promise.reject(new Error('kein Papier'));
    },
  });
  let tries = 0;
  const stubborn = defineJob({
    name: 'test.stubborn',
    title: 'Hartnäckig',
    schedule: { everyMinutes: 600 },
    retries: [50],
    run: () => {
      tries += 1;
      return tries < 4 ? Promise.reject(new Error('noch nicht')) : Promise.resolve({ result: 'jetzt' });
    },
  });
  const { lines } = await server([failing, stubborn]);
  const id = await start(failing, undefined);
  await database.pool.query(`update jobs set "runAt" = now() where job = 'test.stubborn'`);
  await becomes(id, 'failed');
  expect(await rowOf(id)).toMatchObject({ error: 'kein Papier', attempts: 3 });
  expect([(moments[1] ?? 0) - (moments[0] ?? 0) >= 95, (moments[2] ?? 0) - (moments[1] ?? 0) >= 295]).toEqual([
    true,
    true,
  ]);
  await until(async () => (await rowNamed('test.stubborn')).result === 'jetzt');
  expect(await rowNamed('test.stubborn')).toMatchObject({ state: 'waiting', error: null, attempts: 0 });
  expect(lines).toContain('Scheitert: kein Papier');
});

test('work that waits in tables of its own is done as soon as there is some, by one server at a time', async () => {
  await database.pool.query('create table test_work (at timestamptz not null)');
  const { sql } = await import('drizzle-orm');
  let [busy, most] = [0, 0];
  const sweep = defineJob({
    name: 'test.sweep',
    title: 'Abarbeiten',
    due: sql`select min(at) from test_work`,
    restMs: 50,
    retries: [1_000],
    async run({ database: { pool } }) {
      busy += 1;
      most = Math.max(most, busy);
      await pool.query('delete from test_work where at <= now()');
      await wait(30);
      busy -= 1;
    },
  });
  await Promise.all([server([sweep]), server([sweep])]);
  const add = (milliseconds: number) =>
    database.transaction((client) =>
      client.query('insert into test_work values (now() + make_interval(secs => $1::float8))', [milliseconds / 1000]),
    );
  const begun = performance.now();
  await Promise.all([add(0), add(0), add(700)]);
  await until(async () => (await database.pool.query('select 1 from test_work')).rowCount === 0);
  const took = performance.now() - begun;
  expect([took >= 690, took < 10_000, most]).toEqual([true, true, 1]);
});

test('a server that ends lets a job come to a good place and hands back what is left', async () => {
  let isBegun = false;
  const handed = defineJob({
    name: 'test.handed',
    title: 'Übergabe',
    retries: [],
    run: async ({ signal }) => {
      isBegun = true;
      await wait(60_000, undefined, { signal });
    },
  });
  const first = await server([handed]);
  const id = await start(handed, undefined);
  await until(() => isBegun);
  await first.stop();
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0, error: null });
  const finishing = defineJob({ name: 'test.handed', title: 'Übergabe', retries: [], run: () => Promise.resolve() });
  await server([finishing]);
  await becomes(id, 'done');
  expect(first.lines).toEqual([]);
});

test('connections that are cut cost nothing but time', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'test.cut',
    title: 'Leitung',
    retries: [],
    run: async ({ scope }) => {
      runs += 1;
      await scope(({ client }) =>
        client.query(runs === 1 ? 'select pg_terminate_backend(pg_backend_pid())' : 'select 1'),
      );
    },
  });
  const { database: own, lines } = await server([job]);
  const id = await start(job, undefined, system);
  await becomes(id, 'done');
  await database.pool
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
  const again = await start(job, undefined, system);
  await becomes(again, 'done');
  expect([runs, lines.filter((it) => !it.startsWith('Live-Hinweise'))]).toEqual([3, []]);
  expect((await own.pool.query('select 1')).rowCount).toBe(1);
});
