import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defineJob } from '../../server/jobs/defineJob.ts';
import { jobRoom } from '../harness/jobRoom.ts';
import { shows } from '../specification/shows.ts';

const { database, server, start, rowOf, rowNamed, until, becomes, haveLooked } = await jobRoom();

test('each night exactly one of several servers does what is planned, and what was slept through is made up for once', async () => {
  shows('D0 Running jobs');
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const runs: string[] = [];
  const nightly = defineJob({
    name: 'test.nightly',
    title: 'Nachts',
    schedule: { at: '02:30' },
    retries: [1_000],
    run: async () => {
      runs.push(clock.now.toISOString());
      await wait(100);
    },
  });
  const servers = await Promise.all([1, 2, 3].map(() => server([nightly], { clock: () => clock.now })));
  const at = async (moment: string) => {
    clock.now = new Date(moment);
    await haveLooked(servers);
  };
  await at('2026-11-21T01:29:59Z');
  expect(runs).toEqual([]);
  await at('2026-11-21T01:30:00Z');
  await until(async () => (await rowNamed('test.nightly')).finishedAt);
  await at('2026-11-21T01:30:30Z');
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

test('what fails is tried again after its pauses and then given up; what repeats is tried until it works', async () => {
  const moments: number[] = [];
  const failing = defineJob({
    name: 'test.failing',
    title: 'Scheitert',
    retries: [100, 200],
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
  expect([(moments[1] ?? 0) - (moments[0] ?? 0) >= 95, (moments[2] ?? 0) - (moments[1] ?? 0) >= 195]).toEqual([
    true,
    true,
  ]);
  await until(async () => (await rowNamed('test.stubborn')).result === 'jetzt');
  expect(await rowNamed('test.stubborn')).toMatchObject({ state: 'waiting', error: null, attempts: 0 });
  expect(lines).toContain('Scheitert: kein Papier');
});

test('work that waits in tables of its own is done as soon as there is some, by one server at a time', async () => {
  await database.pool.query('create table test_work (at timestamptz not null)');
  let [busy, max] = [0, 0];
  const sweep = defineJob({
    name: 'test.sweep',
    title: 'Abarbeiten',
    due: sql`select min(at) from test_work`,
    restMs: 50,
    retries: [1_000],
    async run({ database: { pool } }) {
      busy += 1;
      max = Math.max(max, busy);
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
  await Promise.all([add(0), add(0), add(300)]);
  await until(async () => (await database.pool.query('select 1 from test_work')).rowCount === 0);
  expect([performance.now() - begun >= 290, max]).toEqual([true, 1]);
});
