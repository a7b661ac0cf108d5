import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../server/storage/sql.ts';
import { together } from '../../server/storage/together.ts';
import { statementsOf } from '../bench/recording.ts';
import { leitstand } from '../harness/leitstand.ts';

const system = await leitstand();
const { database, given } = system;
const dispo = await system.as('dispo');
const named = async (name: string) =>
  (await database.pool.query('select 1 from services where name = $1', [name])).rowCount;

test('a commit that fails is a failure, whatever was read along with it', async () => {
  const attempt = database.transactionAndRead(
    async (client) => {
      await client.query('set constraints all deferred');
      await client.query(`insert into contracts ("contractClientAddress") values (999999)`);
    },
    async (client) => (await client.query('select 1 as one')).rows,
  );
  await expect(attempt).rejects.toMatchObject({ code: '23503' });
});

test('a reading that fails after the commit neither undoes the work nor does it again', async () => {
  let times = 0;
  const attempt = database.transactionAndRead(
    async (client) => {
      times += 1;
      await client.query(`insert into services (name) values ('Bleibt')`);
    },
    () => Promise.reject(Object.assign(new Error('not readable'), { code: '40001' })),
  );
  await expect(attempt).rejects.toThrow('not readable');
  expect([times, await named('Bleibt')]).toEqual([1, 1]);
});

test('work that PostgreSQL asks to repeat is done again from the start, and leaves nothing of the first time', async () => {
  let times = 0;
  const answer = await database.transaction(async (client) => {
    times += 1;
    await client.query(`insert into services (name) values ('Einmal')`);
    if (times === 1) throw Object.assign(new Error('try again'), { code: '40001' });
    return times;
  });
  expect([answer, await named('Einmal')]).toEqual([2, 1]);
});

test('of several readings sent together each has its own answer, and one that fails leaves the others and the connection whole', async () => {
  const one = (value: number) => (to: Parameters<typeof rowsOf>[0]) => rowsOf(to, sql`select 10 / ${value}::int as it`);
  expect(await together(database.pool, [one(1), one(2), one(5)])).toEqual([[{ it: 10 }], [{ it: 5 }], [{ it: 2 }]]);
  await database.transaction(async (client) => {
    await expect(together(database.pool, [one(1), one(0), one(2)])).rejects.toMatchObject({ code: '22012' });
    expect(await together(client, [one(1), one(2)])).toHaveLength(2);
  });
});

test('saving a field takes four statements beside what the answer embeds: nothing is read twice, an untouched protocol is left alone', async () => {
  const { iri } = await given.contract({ driver: (await given.driver()).iri });
  // That the session is in use was noted with the first request.
  await dispo.get(iri);
  const statements = await statementsOf(async () => {
    expect((await dispo.patch(iri, { infoBackend: 'Anruf um neun' })).status).toBe(200);
  });
  const writing = statements
    .map((it) => it.text.trim())
    .filter((it) => /^(begin|commit|with changed|insert|update|.* for no key update$)/s.test(it));
  expect(writing.map((it) => it.split(/\s/)[0]).toSorted()).toEqual(['begin', 'commit', 'select', 'with']);
  const reading = statements
    .map((it) => /from "(\w+)" where id = any/.exec(it.text)?.[1])
    .filter((it) => it !== undefined);
  expect(reading.toSorted()).toEqual([...new Set(reading)].toSorted());
});
