import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../server/jobs/defineJob.ts';
import { enqueue, stopJob } from '../../server/jobs/enqueue.ts';
import { system } from '../../server/storage/actor.ts';
import { jobRoom } from '../harness/jobRoom.ts';
import { shows } from '../specification/shows.ts';

const { database, openScope, olga, server, start, rowOf, until, becomes, haveLooked } = await jobRoom();
/** A busy machine does not make a server that lives look dead. */
const hangingLeaseMs = 3_000;

test('what is enqueued is done once, soon after its transaction, by one of several servers; what is rolled back is not', async () => {
  shows('D0 Running jobs');
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
  const ids = await Promise.all(['Anna', 'Bela', 'Cem'].map((name) => start(greet, { name })));
  for (const id of ids) await becomes(id, 'done');
  expect(done.toSorted()).toEqual(['Anna', 'Bela', 'Cem']);
  expect(await rowOf(ids[0] ?? 0)).toMatchObject({
    title: 'Grüßen',
    startedBy: 'olga',
    result: 'Hallo Anna',
    attempts: 1,
    error: null,
  });
});

test('the job of a server that was killed is taken over when it gives no sign of life', async () => {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'fixtures', 'hangingServer.ts'),
      JSON.stringify({ ...database.config, types: undefined, application_name: 'hanging' }),
      String(hangingLeaseMs),
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
  const other = await server([hang]);
  const leasedUntil = async () => new Date(String((await rowOf(id)).leasedUntil)).getTime();
  const taken = await leasedUntil();
  await until(async () => (await leasedUntil()) > taken + 500);
  await haveLooked([other]);
  expect((await rowOf(id)).state).toBe('running');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await database.pool.query('update jobs set "leasedUntil" = clock_timestamp() where id = $1', [id]);
  await haveLooked([other]);
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
