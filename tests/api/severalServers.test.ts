import { afterEach, expect, test } from 'vitest';
import { charge } from '../../server/storage/spending.ts';
import { endSilence } from '../../server/storage/presence.ts';
import { clientOf, type Json } from '../harness/client.ts';
import type { GivenRecord } from '../harness/given.ts';
import { leitstand } from '../harness/leitstand.ts';
import { openLines } from '../harness/lines.ts';
import { listen, type LiveReader } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

// Two servers on one database behave as one: what begins at one is seen, stopped and fetched at the other.
const system = await leitstand({ poolSize: 8 });
const { given } = system;
const dispo = await system.as('dispo');
const office = await system.as('office');
const second = await system.second();
const dispoThere = clientOf(second, dispo.token);
const officeThere = clientOf(second, office.token);

const readers: LiveReader[] = [];
afterEach(() => {
  for (const it of readers.splice(0)) it.close();
});
const listening = async (client: typeof dispo) => {
  const reader = await listen(client);
  readers.push(reader);
  return reader;
};

test('who is at a record is seen at every server, and no longer when nothing was heard of him', async () => {
  shows('C Forms presence on row');
  const { iri } = await given.contract();
  const reader = await listening(dispoThere);
  const seen = (fields: string[]) =>
    reader.next(
      ({ event, data }) =>
        event === 'presence' && data.iri === iri && data.people.map((it: Json) => it.field).join() === fields.join(),
    );
  await office.post('/api/presence', { iri, field: 'infoBackend' });
  expect((await seen(['infoBackend'])).data.people).toEqual([
    { userId: expect.any(Number), initials: 'TO', name: 'Test office', field: 'infoBackend' },
  ]);
  // The console goes on at the other server: still one person in one window.
  await officeThere.post('/api/presence', { iri, field: 'infoDriver' });
  await seen(['infoDriver']);
  const late = await (await listening(dispo)).next((it) => it.event === 'presence' && it.data.iri === iri);
  expect(late.data.people).toHaveLength(1);
  await endSilence(system.database.pool, new Date(system.clock.now.getTime() + 91_000));
  await seen([]);
});

test('saying again that one is still there is told to nobody', async () => {
  const { iri } = await given.contract();
  const reader = await listening(dispoThere);
  for (const field of ['a', 'a', 'a', 'b']) await office.post('/api/presence', { iri, field });
  await reader.next(({ event, data }) => event === 'presence' && data.iri === iri && data.people[0]?.field === 'b');
  expect(
    reader.events.filter(({ event, data }) => event === 'presence' && data.iri === iri).length,
  ).toBeLessThanOrEqual(2);
});

test('people online are counted over all servers, whoever dies is counted no longer', async () => {
  const reader = await listening(dispo);
  const online = (count: number) => reader.next(({ event, data }) => event === 'online' && data.count === count);
  const there = await listening(officeThere);
  await online(2);
  there.close();
  await online(1);
  await system.database.pool.query(
    "insert into open_consoles (server, user_id, until) values (gen_random_uuid(), 999, now() - interval '1 second')",
  );
  await listening(officeThere);
  await online(2);
  expect((await system.database.pool.query('select user_id from open_consoles where user_id = 999')).rowCount).toBe(0);
});

test('background work of one server is seen at all', async () => {
  const reader = await listening(dispoThere);
  system.hub.progress({ task: 'demo', label: 'Demodaten', done: 1, of: 2 });
  expect((await reader.next((it) => it.event === 'progress')).data).toEqual({
    task: 'demo',
    label: 'Demodaten',
    done: 1,
    of: 2,
  });
  expect((await listening(dispoThere)).events.filter((it) => it.event === 'progress')).toHaveLength(1);
  system.hub.progress({ task: 'demo', label: 'Demodaten', done: 2, of: 2 });
  await reader.next((it) => it.event === 'progress' && it.data.done === 2);
  expect((await listening(dispoThere)).events.filter((it) => it.event === 'progress')).toEqual([]);
});

test('a bulk change is watched and stopped from another server than the one it runs at, by its person alone', async () => {
  const [first, second, third] = (await Promise.all([given.contract(), given.contract(), given.contract()])) as [
    GivenRecord,
    GivenRecord,
    GivenRecord,
  ];
  const holder = await system.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from contracts where id = $1 for update', [second.id]);
  const run = '/api/contracts/bulk/halt-0000002';
  const items = [first, second, third].map(({ id, version }) => ({ id, version }));
  const lines = await openLines(dispo, '/api/contracts/bulk', {
    headers: { 'idempotency-key': 'halt-0000002' },
    body: { changes: { infoShared: 'halt' }, items },
  });
  await lines.next();
  await expect
    .poll(async () => (await dispoThere.get(`${run}/progress`)).body)
    .toEqual({ done: 1, of: 3, isStopped: false });
  expect([(await officeThere.get(`${run}/progress`)).status, (await officeThere.delete(run)).status]).toEqual([
    404, 404,
  ]);
  expect((await dispoThere.delete(run)).status).toBe(204);
  expect((await dispo.get(`${run}/progress`)).body).toMatchObject({ isStopped: true });
  await holder.query('rollback');
  holder.release();
  expect((await lines.rest()).map((it) => it.id)).toEqual([second.id]);
  await expect.poll(async () => (await dispoThere.get(`${run}/progress`)).status).toBe(404);
});

test('whose time for slow searches is used up waits at every server', async () => {
  const { userId } = (await office.get('/api/users/me')).body;
  await charge(system.database.pool, {
    caller: userId,
    kind: 'search',
    cost: 130_000,
    atOnce: 120_000,
    longest: 60_000,
    now: system.clock.now,
  });
  await system.database.pool.query("select pg_notify('leitstand_spending', '')");
  await expect
    .poll(async () => [(await office.get('/api/contracts')).status, (await officeThere.get('/api/contracts')).status])
    .toEqual([429, 429]);
  expect((await dispoThere.get('/api/contracts')).status).toBe(200);
  system.clock.advance(10_000);
  expect((await officeThere.get('/api/contracts')).status).toBe(200);
});

test('the one-time code for the first administrator is the same at every server, and worth nothing afterwards', async () => {
  const empty = await leitstand();
  const there = clientOf(await empty.second(), null);
  const wish = {
    code: await empty.setupCode(),
    name: 'Erika Beispiel',
    username: 'erika',
    email: '',
    password: 'lang genug 1',
  };
  expect((await there.post('/api/setup', wish)).status).toBe(201);
  expect((await empty.database.pool.query("select 1 from system_facts where name = 'setupCode'")).rowCount).toBe(0);
  await empty.stop();
});
