import { expect, test } from 'vitest';
import { placesOfUsernames } from '../../server/storage/usernames.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { retentionNights } from '../harness/retentionNights.ts';

const system = await leitstand({ now: '2026-11-23T10:00:00Z' });
const { clock, database, given } = system;
const [admin, dispo] = [await system.as('admin'), await system.as('dispo')];
const { at, count, resultOf, rows, run } = retentionNights(system);

test('twelve months after it was switched off an account is empty, and its person a former user everywhere', async () => {
  const worker = await given.user({
    username: 'o.feld',
    name: 'Oskar Feld',
    email: 'o.feld@example.org',
    password: 'langes-Passwort-26',
    roles: ['dispo'],
  });
  const token = await system.tokenFor({ id: worker.id, username: 'o.feld', roles: ['dispo'] });
  const client = clientOf(system.address, token);
  const ride = await given.contract({});
  await client.patch(ride.iri, { infoBackend: 'Bitte klingeln' });
  await database.pool.query(`insert into user_settings values ($1, 'theme', '"dark"')`, [worker.id]);
  await database.pool.query(`insert into notifications ("user", title) values ($1, 'Hallo')`, [worker.id]);
  await database.pool.query(
    `insert into file_looks (iri, image, user_id, username, looked_at) values ('/api/driver_documents/1', 1, $1, 'o.feld', '2027-09-01')`,
    [worker.id],
  );
  const said = async () => [
    (await dispo.get(`${ride.iri}/logs`)).body,
    (await dispo.get(`${ride.iri}/logs?by=act`)).body,
  ];
  expect(JSON.stringify(await said())).toContain('Feld');
  at('2026-12-01');
  expect((await admin.patch(worker.iri, { active: false })).status).toBe(200);
  at('2027-12-01');
  await run();
  expect((await rows('select name from users where id = $1', [worker.id]))[0]).toEqual({ name: 'Oskar Feld' });
  at('2027-12-02');
  await run();
  expect(await resultOf('accounts')).toMatchObject({ count: 1, oldest: '2026-12-01', held: 0 });
  expect(await rows('select * from users where id = $1', [worker.id])).toMatchObject([
    {
      username: `ehemaliger Nutzer ${String(worker.id)}`,
      name: 'ehemaliger Nutzer',
      email: null,

      roles: [],
      emptiedOn: '2027-12-02',
    },
  ]);
  const history = JSON.stringify(await said());
  expect(history).not.toMatch(/o\.feld|Oskar/);
  expect(history).toContain('ehemaliger Nutzer');
  for (const { table, column } of placesOfUsernames)
    expect([table, await count(`${table} where "${column}" = 'o.feld'`)]).toEqual([table, 0]);
  for (const table of ['user_passwords', 'user_settings', 'sessions'])
    expect([table, await count(`${table} where user_id = $1`, [worker.id])]).toEqual([table, 0]);
  expect(await count('notifications where "user" = $1', [worker.id])).toBe(0);
  expect(await count(`users where search_text ilike '%feld%'`)).toBe(0);
  expect(await count(`history where path = 'users' and record_id = $1`, [worker.id])).toBe(0);
  const again = await admin.patch(worker.iri, { name: 'Oskar Feld' });
  expect([again.status, again.body.detail]).toEqual([422, expect.stringContaining('nach ihrer Aufbewahrung gelöscht')]);
});

test('a hold on a customer keeps the accounts of its people', async () => {
  at('2028-01-10');
  const customer = await given.customer();
  const person = await given.user({ customer: customer.iri, roles: [], name: 'Frau Kunde' });
  await admin.patch(person.iri, { active: false });
  await given.record('retention_holds', { customer: customer.iri, reason: 'Prüfung', until: '2029-02-01' });
  at('2029-02-01');
  await run();
  expect(await resultOf('accounts')).toMatchObject({ count: 0, held: 1 });
  clock.advance(86_400_000);
  await run();
  expect((await rows('select name from users where id = $1', [person.id]))[0]).toEqual({ name: 'ehemaliger Nutzer' });
});

test('every column that says who did something is one of the places where a former user is named', async () => {
  const known = new Set(placesOfUsernames.map(({ table, column }) => `${table}.${column}`));
  const found = await rows<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = current_schema() and data_type = 'text' and column_name in ('username', 'startedBy', 'user_name', 'author')`,
  );
  // His own record is emptied by itself.
  expect(found.map((it) => it.place).filter((it) => !known.has(it as never))).toEqual(['users.username']);
});

test('history is changed by nobody else, and by the run in nothing but who did it', async () => {
  const change = (set: string) =>
    database.pool.query(`update history set ${set} where id = (select max(id) from history)`);
  await expect(change(`username = 'x'`)).rejects.toThrow();
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('leitstand.retention', 'on', true)`);
    await expect(
      client.query(`update history set field = 'x' where id = (select max(id) from history)`),
    ).rejects.toThrow();
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('nobody deletes by hand what a hold keeps, and is told why', async () => {
  const [driver, customer] = [await given.driver(), await given.customer()];
  const account = await given.user({ driver: driver.iri, roles: [] });
  const ride = await given.contract({ contractClientAddress: customer.iri });
  const holds = [];
  for (const on of [{ driver: driver.iri }, { customer: customer.iri }])
    holds.push(await given.record('retention_holds', { ...on, reason: 'Klage', until: '2030-12-31' }));
  for (const { iri } of [driver, account, customer, ride]) {
    const { status, body } = await admin.delete(iri);
    expect([iri, status, body['hydra:description']]).toEqual([
      iri,
      422,
      'Eine Löschsperre bis 31.12.2030 hält das fest: Klage',
    ]);
  }
  for (const { iri } of holds) expect((await admin.delete(iri)).status).toBe(204);
  for (const { iri } of [ride, account, driver]) expect([iri, (await admin.delete(iri)).status]).toEqual([iri, 204]);
});
