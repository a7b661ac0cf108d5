import { afterEach, expect, test } from 'vitest';
import { endSilence } from '../../server/storage/presence.ts';
import { clientOf, type Client, type Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen, type LiveReader } from '../harness/liveReader.ts';
import { thoroughTest } from '../runner/thoroughTest.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand({ poolSize: 8 });
const { given, clock } = system;
const office = await system.as('office');
const dispo = await system.as('dispo');
const there = await system.second();
const dispoThere = clientOf(there, dispo.token);

const readers: LiveReader[] = [];
afterEach(() => {
  for (const it of readers.splice(0)) it.close();
});
const listening = async (client: Client) => {
  const reader = await listen(client);
  readers.push(reader);
  return reader;
};
const anAvis = async () => (await given.record('contract_avis', { contract: (await given.contract()).iri })).iri;
const numberOf = (iri: string) => Number(iri.split('/').at(-1));
const wish = (iri: string, more: object = {}) => ({
  resourceType: 'ContractAvis',
  resourceId: numberOf(iri),
  ...more,
});
/** Who edits the record, as an open console hears it. */
const editorOf = (reader: LiveReader, iri: string, name: string | null) =>
  reader.next(
    ({ event, data }) =>
      event === 'presence' && data.iri === iri && (data.people.find((it: Json) => it.since)?.name ?? null) === name,
  );

test('somebody who edits a record keeps the others away, by his name and since when, at every server', async () => {
  shows('D2 §2 locks', 'D2 §4 avis lock');
  const iri = await anAvis();
  const taken = await office.post('/api/locks', wish(iri));
  expect([taken.status, taken.body]).toEqual([
    200,
    {
      resource: iri,
      user: 'test-office',
      since: '2026-11-21T09:12:00.000Z',
      until: '2026-11-21T09:14:30.000Z',
      takenFrom: null,
    },
  ]);
  const refused = await dispoThere.post('/api/locks', wish(iri));
  expect([refused.status, refused.body['hydra:description']]).toEqual([
    409,
    'Test office bearbeitet bereits diese Avisierung (seit 10:12 Uhr).',
  ]);
  // The lock is for the people; the data is guarded by If-Match.
  expect((await dispoThere.patch(iri, { note: 'trotzdem' })).status).toBe(200);
  await office.delete('/api/locks/delete?resourceType=ContractAvis&resourceId=' + String(wish(iri).resourceId));
  expect((await dispoThere.post('/api/locks', wish(iri))).status).toBe(200);
});

test('a lock that is said anew every minute holds, one of which nothing is heard ends after 150 seconds', async () => {
  const iri = await anAvis();
  const since = clock.now.toISOString();
  await office.post('/api/locks', wish(iri));
  for (let minute = 0; minute < 4; minute += 1) {
    clock.advance(60_000);
    expect((await office.post('/api/locks', wish(iri))).body.since).toBe(since);
  }
  clock.advance(150_000);
  expect((await dispoThere.post('/api/locks', wish(iri))).status).toBe(409);
  clock.advance(1);
  const reader = await listening(dispo);
  expect((await dispoThere.post('/api/locks', wish(iri))).body.takenFrom).toBeNull();
  await editorOf(reader, iri, 'Test dispo');
  // Whoever slept finds that a colleague has it now.
  expect((await office.post('/api/locks', wish(iri))).status).toBe(409);
});

test('what a crashed console held is told to be free', async () => {
  const iri = await anAvis();
  const reader = await listening(dispoThere);
  await office.post('/api/locks', wish(iri));
  await editorOf(reader, iri, 'Test office');
  await endSilence(system.database.pool, new Date(clock.now.getTime() + 151_000));
  await reader.next(({ event, data }) => event === 'presence' && data.iri === iri && data.people.length === 0);
});

test('who takes over anyway is told from whom, and the other console learns by whom and when', async () => {
  shows('D2 §3 Lock');
  const iri = await anAvis();
  const reader = await listening(office);
  await office.post('/api/locks', wish(iri, { window: 'A' }));
  await editorOf(reader, iri, 'Test office');
  const forced = await dispoThere.post('/api/locks', wish(iri, { forceLock: true, window: 'B' }));
  expect([forced.status, forced.body.takenFrom]).toEqual([200, 'Test office']);
  const { data } = await editorOf(reader, iri, 'Test dispo');
  expect(data.people).toEqual([
    {
      userId: expect.any(Number),
      initials: 'TD',
      name: 'Test dispo',
      field: null,
      since: clock.now.toISOString(),
      window: 'B',
    },
  ]);
  expect((await office.post('/api/locks', wish(iri, { window: 'A' }))).status).toBe(409);
  // What was taken from him is not his to give back.
  await office.delete(`/api/locks/delete?resourceType=ContractAvis&resourceId=${iri}`);
  expect((await office.post('/api/locks', wish(iri))).status).toBe(409);
});

test('a person goes on in another window of his own without being asked', async () => {
  const iri = await anAvis();
  await office.post('/api/locks', wish(iri, { window: 'A' }));
  const second = await office.post('/api/locks', wish(iri, { window: 'B' }));
  expect([second.status, second.body.takenFrom]).toEqual([200, null]);
  // The window that closes later does not free what the other one holds.
  expect((await deleted(office, { ...wish(iri), window: 'A' })).status).toBe(204);
  expect((await dispo.post('/api/locks', wish(iri))).status).toBe(409);
  expect((await deleted(office, { ...wish(iri), window: 'B' })).status).toBe(204);
  expect((await dispo.post('/api/locks', wish(iri))).status).toBe(200);
});

test('signing out frees what was held and open', async () => {
  shows('D2 §7 locks');
  const iri = await anAvis();
  const { id } = await given.user({ username: 'geht', name: 'O. Feld', roles: ['office'] });
  const leaving = clientOf(system.address, await system.tokenFor({ id, username: 'geht', roles: ['office'] }));
  const reader = await listening(dispo);
  await leaving.post('/api/presence', { iri, field: 'note' });
  await leaving.post('/api/locks', wish(iri));
  expect((await dispo.post('/api/locks', wish(iri))).body['hydra:description']).toContain('O. Feld bearbeitet bereits');
  const { body } = await leaving.get('/api/users/me/sessions');
  await leaving.delete(`/api/users/me/sessions/${String(body.sessions[0].id)}`);
  await reader.next(({ event, data }) => event === 'presence' && data.iri === iri && data.people.length === 0);
  expect((await dispo.post('/api/locks', wish(iri))).status).toBe(200);
});

test('who edits is also at the record, and stays there when he stops editing', async () => {
  const iri = await anAvis();
  const reader = await listening(dispo);
  await office.post('/api/presence', { iri, field: 'note', window: 'A' });
  await office.post('/api/locks', wish(iri, { window: 'A' }));
  const { data } = await editorOf(reader, iri, 'Test office');
  expect(data.people).toEqual([expect.objectContaining({ field: 'note', since: clock.now.toISOString() })]);
  await deleted(office, { ...wish(iri), window: 'A' });
  await reader.next(
    ({ event, data: it }) =>
      event === 'presence' && it.iri === iri && it.people[0]?.field === 'note' && !it.people[0]?.since,
  );
  await office.post('/api/locks', wish(iri, { window: 'A' }));
  await office.post('/api/presence', { iri: null, window: 'A' });
  expect((await dispo.post('/api/locks', wish(iri))).status).toBe(409);
});

test('of two who come at once one has it', async () => {
  const iri = await anAvis();
  const answers = await Promise.all(
    [office, dispo, dispoThere, office, dispo].map((it) => it.post('/api/locks', wish(iri))),
  );
  const held = new Set(answers.filter((it) => it.status === 200).map((it) => it.body.user));
  expect(held.size).toBe(1);
  expect(answers.every((it) => it.status === 200 || it.status === 409)).toBe(true);
});

test.each([
  ['its class and number', (iri: string) => ({ resourceType: 'ContractAvis', resourceId: numberOf(iri) })],
  ['its class and address', (iri: string) => ({ resourceType: 'ContractAvis', resourceId: iri })],
  ['its path', (iri: string) => ({ resourceType: 'contract_avis', resourceId: String(numberOf(iri)) })],
  ['the address of its list', (iri: string) => ({ resourceType: '/api/contract_avis', resourceId: numberOf(iri) })],
  ['its address alone', (iri: string) => ({ resourceType: iri })],
])('a record is locked and freed by %s, the latter in body and query', async (_, named) => {
  shows('D2 §7 locks');
  const iri = await anAvis();
  const wanted = named(iri);
  const taken = async (client: Client) => (await client.post('/api/locks', { ...wanted, forceLock: false })).status;
  expect([await taken(office), await taken(dispo)]).toEqual([200, 409]);
  expect((await deleted(office, wanted)).status).toBe(204);
  expect([await taken(dispo), await taken(office)]).toEqual([200, 409]);
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  expect((await dispo.delete(`/api/locks/delete?${String(query)}`)).status).toBe(204);
  expect(await taken(office)).toBe(200);
});

test('only records that are there, and only by who may change them', async () => {
  const personal = await system.as('personal');
  const iri = await anAvis();
  const driver = await given.driver();
  expect([
    (await office.post('/api/locks', wish('/api/contract_avis/987654'))).status,
    (await office.post('/api/locks', { resourceType: 'Unbekannt', resourceId: 1 })).status,
    (await office.post('/api/locks', { resourceType: 'ContractAvis' })).status,
    (await office.post('/api/locks', wish(iri, { window: 'w'.repeat(41) }))).status,
    (await personal.post('/api/locks', wish(iri))).status,
    (await office.post('/api/locks', { resourceType: driver.iri })).status,
    (await dispo.post('/api/locks', { resourceType: driver.iri })).status,
    (await deleted(office, { resourceType: 'x' })).status,
  ]).toEqual([404, 422, 422, 422, 403, 403, 200, 422]);
});

function deleted(client: Client, body: object) {
  return client.open('/api/locks/delete', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

thoroughTest('200 consoles that still edit cost no more than a hundredth of one core', async () => {
  const consoles = 200;
  const iri = await anAvis();
  // Both ends of the line run in this process, so the server alone has less.
  const cpuMs = async (ask: () => Promise<{ status: number }>, times: number) => {
    const start = process.cpuUsage();
    for (let i = 0; i < times; i += 1) expect((await ask()).status).toBe(200);
    const { user, system: kernel } = process.cpuUsage(start);
    return (user + kernel) / 1_000;
  };
  const refresh = () => office.post('/api/locks', wish(iri));
  const nothing = () => office.get('/api/version');
  for (const ask of [refresh, nothing]) await cpuMs(ask, 50);
  let [perMinute, bare] = [0, 0];
  for (let turn = 0; turn < 4; turn += 1) {
    perMinute += await cpuMs(refresh, consoles / 4);
    bare += await cpuMs(nothing, consoles / 4);
  }
  console.log(
    `${String(consoles)} locks refreshed: ${(perMinute / 600).toFixed(2)} % of one core, requests that do nothing ${(bare / 600).toFixed(2)} %`,
  );
  // Each step costs twice as much on a busy machine: there the cost of requests that do nothing is the measure.
  expect(perMinute / 60_000).toBeLessThan(Math.max(0.01, (4 * bare) / 60_000));
});
