import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readWhileWanted } from '../../server/storage/readWhileWanted.ts';
import { rowsOf } from '../../server/storage/sql.ts';
import { leitstand } from '../harness/leitstand.ts';

const {
  as,
  given,
  database: { pool },
} = await leitstand({ poolSize: 2 });
const dispo = await as('dispo');
const asleep = async () =>
  (await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"))
    .rowCount;
const never = new AbortController().signal;
const sleeping = sql`select pg_sleep(60)`;

test('a list that nobody waits for any more is cancelled at the database, and its connections serve others', async () => {
  await given.record('categories', { kategorie: 'Langsam' });
  await pool.query(
    'alter table categories rename to all_categories; create view categories as select all_categories.* from all_categories, pg_sleep(60)',
  );
  const leaving = new AbortController();
  const list = dispo.open('/api/categories', { signal: leaving.signal }).then(
    () => 'answered',
    () => 'gone',
  );
  await expect.poll(asleep).toBe(1);
  leaving.abort();
  expect(await list).toBe('gone');
  await expect.poll(asleep).toBe(0);
  expect((await dispo.get('/api/job_categories')).status).toBe(200);
});

test('what takes too long ends in the sentence of a statement that took too long, and nothing further begins', async () => {
  const begun: string[] = [];
  const reading = readWhileWanted(pool, {
    gone: never,
    max: 100,
    read: async (to) => {
      await rowsOf(to, sleeping).catch(() => begun.push('first'));
      await rowsOf(to, sleeping).catch((error: Error) => {
        begun.push('second');
        throw error;
      });
    },
  });
  await expect(reading).rejects.toMatchObject({ code: '57014' });
  expect([begun, await asleep()]).toEqual([['first', 'second'], 0]);
});

test('for who has left before, no statement starts', async () => {
  const reading = readWhileWanted(pool, {
    gone: AbortSignal.abort(),
    max: 60_000,
    read: (to) => rowsOf(to, sleeping),
  });
  await expect(reading).rejects.toMatchObject({ code: '57014' });
});

test('who has got his answer meets no cancelling: one connection after the other stays whole', async () => {
  const leaving = new AbortController();
  const read = () =>
    readWhileWanted(pool, {
      gone: leaving.signal,
      max: 60_000,
      read: (to) => rowsOf<{ n: number }>(to, sql`select 7 as n`),
    });
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array.from({ length: 20 }, () => [{ n: 7 }]));
  leaving.abort();
  expect((await pool.query('select 8 as n')).rows).toEqual([{ n: 8 }]);
});
