import { describe, expect, test } from 'vitest';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const admin = await system.as('admin');
const elsewhere = await system.second();

const issued = async (values: Readonly<Record<string, unknown>>) => {
  const made = await admin.post('/api/api_keys', { roles: ['leitstand_dispo'], ...values });
  expect(made.status).toBe(201);
  const iri = String(made.body['@id']);
  const { status, body } = await admin.post(`${iri}/issue`, {});
  expect(status).toBe(201);
  return { iri, key: String(body.key), here: clientOf(system.address, body.key), there: clientOf(elsewhere, body.key) };
};

describe('a key', () => {
  test('opens what its roles may, and history names it', async () => {
    shows('D1 §7 keys of other');
    const { here } = await issued({ name: 'Kundenportal' });
    const { iri } = await system.given.contract();
    expect((await here.patch(iri, { infoBackend: 'vom Portal' })).status).toBe(200);
    const { body } = await admin.get(`${iri}/logs`);
    expect(body['hydra:member'][0]).toMatchObject({
      username: 'Schlüssel „Kundenportal“',
      field: 'infoBackend',
      data: 'vom Portal',
    });
    expect((await here.get('/api/customers')).status).toBe(200);
    expect((await here.get('/api/prices')).status).toBe(403);
    (await listen(here)).close();
  });

  test('is shown once, and only its hash is kept', async () => {
    const { iri, key } = await issued({ name: 'Nur einmal' });
    const record = (await admin.get(iri)).body;
    expect(record).toMatchObject({ startsWith: `${key.slice(0, 12)}…`, issuedAt: system.clock.now.toISOString() });
    expect(JSON.stringify([record, (await admin.get(`${iri}/logs`)).body])).not.toContain(key);
    const { rows } = await system.database.pool.query<{ all: string }>(
      "select string_agg(api_key_hashes::text, '') as all from api_key_hashes",
    );
    expect(rows[0]?.all).not.toContain(key);
  });

  test('says when it was used last', async () => {
    const { iri, here } = await issued({ name: 'Zuletzt benutzt' });
    await here.get('/api/contracts');
    await expect.poll(async () => (await admin.get(iri)).body.lastUsedAt).toBe(system.clock.now.toISOString());
  });

  test.each([
    ['switched off', (iri: string) => admin.patch(iri, { active: false })],
    ['removed', (iri: string) => admin.delete(iri)],
    ['replaced by another one', (iri: string) => admin.post(`${iri}/issue`, {})],
  ])('that is %s is worth nothing at once, on every server and in streams', async (name, withdraw) => {
    const { iri, here, there } = await issued({ name });
    for (const it of [here, there]) expect((await it.get('/api/contracts')).status).toBe(200);
    const streams = [await listen(here), await listen(there)];
    expect((await withdraw(iri)).status).toBeLessThan(300);
    const refused = await here.get('/api/contracts');
    expect([refused.status, refused.body.detail]).toEqual([401, 'Dieser Zugangsschlüssel gilt nicht oder nicht mehr.']);
    await expect.poll(async () => (await there.get('/api/contracts')).status, { interval: 20 }).toBe(401);
    await Promise.all(streams.map((it) => it.ended));
  });

  test('follows its roles, and ends with its last day', async () => {
    const { iri, here } = await issued({ name: 'Befristet', validUntil: '2026-11-21' });
    expect((await here.get('/api/contracts')).status).toBe(200);
    await admin.patch(iri, { roles: ['leitstand_personal'] });
    expect((await here.get('/api/contracts')).status).toBe(403);
    const expired = await issued({ name: 'Abgelaufen', validUntil: '2026-11-20' });
    expect((await expired.here.get('/api/contracts')).status).toBe(401);
  });

  test('never does what needs a person, even with the role of the administration', async () => {
    const { iri, here } = await issued({ name: 'Fast allmächtig', roles: ['leitstand_admin'] });
    const { iri: colleague, id } = await system.given.user({ username: 'kollege', password: 'richtig genug' });
    const answers = [
      await here.get('/api/api_keys'),
      await here.get('/api/api_keys.csv'),
      await here.get(iri),
      await here.post('/api/api_keys', { name: 'Ableger', roles: ['leitstand_admin'] }),
      await here.post(`${iri}/issue`, {}),
      await here.patch(iri, { active: true }),
      await here.post('/api/users', {
        username: 'hintertuer',
        plainPassword: 'lang genug 1',
        roles: ['leitstand_admin'],
      }),
      await here.patch(colleague, { plainPassword: 'lang genug 1' }),
      await here.delete(colleague),
      await here.post('/api/users/me/password', { newPassword: 'lang genug 1' }),
      await here.get('/api/users/me/sessions'),
      await here.delete('/api/users/me/sessions'),
      await here.post(`/api/users/${id}/updateUserSetting`, { key: 'theme', value: 'dark' }),
      await here.post('/api/users/setMessageToken', { messageToken: 'x' }),
      await here.post('/api/presence', { iri: null }),
    ];
    for (const { status, body } of answers)
      expect([status, body.detail]).toEqual([
        403,
        'Mit einem Zugangsschlüssel ist das nicht möglich; dafür muss sich eine Person anmelden.',
      ]);
    expect((await here.get(colleague)).status).toBe(200);
  });

  test('makes a record only once when it repeats its call', async () => {
    const [one, other] = [await issued({ name: 'Import eins' }), await issued({ name: 'Import zwei' })];
    const make = (client: typeof one.here) =>
      client.post(
        '/api/customers',
        { firma: 'Neu GmbH', kuerzel: 'NEU' },
        { headers: { 'idempotency-key': 'import-2026-1' } },
      );
    const [first, again] = [await make(one.here), await make(one.here)];
    expect([first.status, again.body['@id']]).toEqual([201, first.body['@id']]);
    expect((await make(other.here)).body['@id']).not.toBe(first.body['@id']);
  });
});

test('keys are made by the administration alone, with a role', async () => {
  for (const role of ['dispo', 'office_l2'] as const)
    expect((await (await system.as(role)).get('/api/api_keys')).status).toBe(403);
  expect((await admin.post('/api/api_keys', { name: 'Ohne Rolle', roles: [] })).body.violations).toEqual([
    { propertyPath: 'roles', message: 'Pflichtfeld' },
  ]);
});

test('a made-up key opens nothing', async () => {
  for (const key of ['lsk_', `lsk_${'a'.repeat(43)}`])
    expect((await clientOf(system.address, key).get('/api/contracts')).status).toBe(401);
});
