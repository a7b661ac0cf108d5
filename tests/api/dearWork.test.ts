import { expect, onTestFinished, test } from 'vitest';
import { charge } from '../../server/storage/spending.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ poolSize: 16 });
const dispo = await system.as('dispo');
const { userId } = (await dispo.get('/api/users/me')).body;
const there = clientOf(await system.second(), dispo.token);
const office = await system.as('office');

test('exports of one person end in a sentence that says how long to wait, on every server, and nobody else waits', async () => {
  shows('D1 §7 keys of other');
  const ask = (at: typeof dispo) => at.get('/api/contracts.csv');
  const statuses = (await Promise.all(Array.from({ length: 90 }, (_, at) => ask(at % 2 === 0 ? dispo : there)))).map(
    (it) => it.status,
  );
  expect([statuses.filter((it) => it === 200).length, statuses.filter((it) => it === 429).length]).toEqual([80, 10]);
  const refused = await ask(there);
  expect([refused.headers.get('retry-after'), refused.body.detail]).toEqual([
    '2',
    'Sie haben in kurzer Zeit sehr viele Listen exportiert; bitte warten Sie 2 Sekunden.',
  ]);
  expect((await ask(office)).status).toBe(200);
  expect((await dispo.get('/api/contracts')).status).toBe(200);
  system.clock.advance(2_000);
  expect([(await ask(dispo)).status, (await ask(dispo)).status]).toEqual([200, 429]);
});

test('papers have their own measure', async () => {
  const { iri } = await system.given.contract();
  const ask = () => office.get(`${iri}/pdf`);
  // The allowance is used up as if so many had been asked for; printing them would take minutes.
  const { userId: id } = (await office.get('/api/users/me')).body;
  await charge(system.database.pool, {
    caller: id,
    kind: 'pdf',
    cost: 119_000,
    atOnce: 120_000,
    longest: 60_000,
    now: system.clock.now,
  });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after'), refused.body.detail]).toEqual([
    429,
    '1',
    'Sie haben in kurzer Zeit sehr viele PDFs angefordert; bitte warten Sie 1 Sekunde.',
  ]);
});

test('searches cost nothing while they are quick; slow ones use up the time of who asks for them', async () => {
  const { iri } = await system.given.contract();
  for (let i = 0; i < 100; i += 1) expect((await dispo.get('/api/contracts?customSearchFilter=golf')).status).toBe(200);

  await system.database.pool.query("delete from spending where kind = 'search'");
  // Somebody who searched slowly for a minute without a break has nothing left but the share that comes back.
  await charge(system.database.pool, {
    caller: userId,
    kind: 'search',
    cost: 119_000,
    atOnce: 120_000,
    longest: 60_000,
    now: system.clock.now,
  });
  const lock = await system.database.pool.connect();
  await lock.query('begin');
  await lock.query('lock table contracts in access exclusive mode');
  const slow = dispo.get('/api/contracts?customSearchFilter=golf');
  await lock.query('select pg_sleep(1.3)');
  await lock.query('rollback');
  lock.release();
  expect((await slow).status).toBe(200);
  await expect
    .poll(async () => (await dispo.get('/api/contracts?customSearchFilter=golf')).status, { interval: 20 })
    .toBe(429);
  const refused = await dispo.get('/api/customers');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0, refused.body.detail]).toEqual([
    429,
    true,
    expect.stringMatching(
      /^Ihre letzten Suchen haben den Server sehr lange beschäftigt; bitte warten Sie \d+ Sekunden?\.$/,
    ),
  ]);
  expect((await dispo.get(iri)).status).toBe(200);
  expect((await office.get('/api/contracts')).status).toBe(200);
  system.clock.advance(10_000);
  expect((await dispo.get('/api/contracts?customSearchFilter=golf')).status).toBe(200);
});

test('of a burst of searches six of one person run at once; the others wait without a refusal, and who leaves makes room', async () => {
  await system.database.pool.query("delete from spending where kind = 'search'");
  const { iri } = await system.given.contract();
  const lock = await system.database.pool.connect();
  onTestFinished(() => lock.release(true));
  const held = async () =>
    (await lock.query("select 1 from pg_locks where relation = 'contracts'::regclass and not granted")).rowCount;
  await lock.query('begin');
  await lock.query('lock table contracts in access exclusive mode');
  const leaving = new AbortController();
  const ask = (init: RequestInit = {}) =>
    dispo.open('/api/contracts?customSearchFilter=golf', init).then(
      async (it) => {
        await it.text();
        return it.status;
      },
      () => 'gone',
    );
  const left = Array.from({ length: 2 }, () => ask({ signal: leaving.signal }));
  await expect.poll(held).toBe(2);
  const burst = Array.from({ length: 8 }, () => ask());
  await expect.poll(held).toBe(6);
  expect((await dispo.get('/api/users/me')).status).toBe(200);
  expect((await office.get('/api/customers')).status).toBe(200);
  const single = dispo.get(iri);
  await expect.poll(held).toBe(7);
  leaving.abort();
  expect(await Promise.all(left)).toEqual(['gone', 'gone']);
  // Their statements end with them, and two of those in line take their places.
  const sent = async () => {
    await lock.query('select pg_stat_clear_snapshot()');
    const { rows } = await lock.query(
      "select count(distinct pid) as n from pg_stat_activity where datname = current_database() and query_start > now() and wait_event_type = 'Lock'",
    );
    return rows[0]?.n;
  };
  await expect.poll(sent).toBe(7);
  await lock.query('rollback');
  expect(await Promise.all(burst)).toEqual(Array(8).fill(200));
  expect((await single).status).toBe(200);
});
