import { beforeEach, expect, test } from 'vitest';
import { keepPush } from '../../server/notify/push/pushKeys.ts';
import { pushDue } from '../../server/notify/push/sendPush.ts';
import { clientOf, type Client } from '../harness/client.ts';
import { endWithFile } from '../harness/endings.ts';
import { leitstand } from '../harness/leitstand.ts';
import { startPushService, type TestBrowser } from '../harness/pushService.ts';

const contact = 'mailto:technik@muster.example';
const service = await startPushService();
endWithFile(() => service.stop());
const system = await leitstand({ environment: { PUSH_CONTACT: contact, PUSH_SERVICES: service.origin } });
const { database, clock, given } = system;
await keepPush(database.pool, contact);
const office = await system.as('office');
const never = new AbortController().signal;
beforeEach(async () => {
  service.status = 201;
  await keepPush(database.pool, null);
});

/** One round of the job, at the time of the test's clock. */
const round = (services: readonly string[] = [service.origin]) =>
  pushDue(
    { pool: database.pool, access: { contact, services }, clock: () => clock.now },
    { stopping: never, leaving: never },
  );
const count = async (table: 'push_messages' | 'push_subscriptions') =>
  Number((await database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

/** A dispatcher who wants to be told in a browser of his. */
async function listening(): Promise<{ readonly me: Client; readonly id: number; readonly browser: TestBrowser }> {
  const { id, username } = await given.user({ roles: ['dispo'] });
  const me = clientOf(system.address, await system.tokenFor({ id, username: username ?? '', roles: ['dispo'] }));
  const browser = service.browser();
  await me.post(`/api/users/${String(id)}/updateUserSetting`, { key: 'enablePushNotifications', value: true });
  expect((await me.post('/api/push_subscriptions', browser)).status).toBe(204);
  return { me, id, browser };
}
async function delayed() {
  const order = await given.contract();
  await office.patch(order.iri, { verzoegert: true });
  return order;
}
const arrivedAt = ({ endpoint }: TestBrowser) => service.arrived.filter((it) => it.browser === endpoint);

test('what somebody is told arrives in his browser, sealed for it, signed by this Leitstand, with the way to it', async () => {
  const [{ me, browser }, other] = [await listening(), await listening()];
  await other.me.post(`/api/users/${String(other.id)}/updateUserSetting`, {
    key: 'enablePushNotifications',
    value: false,
  });
  const order = await delayed();
  expect(await round()).toBe(1);
  const [message, ...more] = arrivedAt(browser);
  const [told] = (await me.get('/api/notifications')).body['hydra:member'];
  expect(message?.said).toEqual({
    id: told.id,
    title: 'Fahrt verzögert',
    body: `Auftrag ${String(order.auftragsnummer)} verzögert sich.`,
    url: `/contracts/${String(order.id)}`,
  });
  expect(message?.sealed.includes('verzögert')).toBe(false);
  expect(message?.headers).toMatchObject({
    topic: `n${String(told.id)}`,
    ttl: '86400',
    'content-encoding': 'aes128gcm',
  });
  expect(message?.sender).toMatchObject({
    key: (await me.get('/api/push_key')).body.key,
    aud: service.origin,
    sub: contact,
  });
  expect([more, arrivedAt(other.browser), await count('push_messages'), await round()]).toEqual([[], [], 0, 0]);
});

test('what was read meanwhile leaves nowhere; what the service puts off comes later, once; what it refuses does not', async () => {
  const { me, browser } = await listening();
  await delayed();
  await me.post('/api/notifications/read_all', {});
  expect([await round(), await count('push_messages')]).toEqual([0, 0]);

  await delayed();
  service.status = 503;
  expect([await round(), await round(), await count('push_messages')]).toEqual([0, 0, 1]);
  service.status = 201;
  clock.advance(60_001);
  expect([await round(), arrivedAt(browser).length, await count('push_messages')]).toEqual([1, 1, 0]);

  await delayed();
  service.status = 413;
  expect([await round(), await count('push_messages'), await count('push_subscriptions')]).toEqual([0, 0, 1]);
});

test('a server that died while it sent loses nothing: the message comes after its time is over, twice at worst', async () => {
  const { browser } = await listening();
  await delayed();
  service.hangs = true;
  const dying = new AbortController();
  const dead = pushDue(
    { pool: database.pool, access: { contact, services: [service.origin] }, clock: () => clock.now },
    { stopping: never, leaving: dying.signal },
  );
  await service.hasReceived(service.arrived.length + 1);
  expect(await round()).toBe(0);
  service.hangs = false;
  clock.advance(60_001);
  expect([await round(), await count('push_messages')]).toEqual([1, 0]);
  dying.abort();
  await dead;
  const [first, second, ...more] = arrivedAt(browser);
  expect(second?.said).toEqual(first?.said);
  expect(second?.headers.topic).toBe(first?.headers.topic);
  expect([more, await count('push_messages')]).toEqual([[], 0]);
});

test('a browser that is gone is forgotten; so is one when its person signs out or is switched off', async () => {
  await listening();
  await delayed();
  service.status = 410;
  expect([await round(), await count('push_subscriptions'), await count('push_messages')]).toEqual([0, 0, 0]);

  const { me } = await listening();
  const [session] = (await me.get('/api/users/me/sessions')).body.sessions;
  expect((await me.delete(`/api/users/me/sessions/${String(session.id)}`)).status).toBe(204);
  expect(await count('push_subscriptions')).toBe(0);

  const { id } = await listening();
  await delayed();
  const admin = await system.as('admin');
  expect((await admin.patch(`/api/users/${String(id)}`, { active: false })).status).toBe(200);
  expect([await count('push_subscriptions'), await count('push_messages')]).toEqual([0, 0]);
});

test('no address but that of an allowed service is ever called, and nobody ends what belongs to another', async () => {
  const { me, browser } = await listening();
  const refused = async (endpoint: string) =>
    (await me.post('/api/push_subscriptions', { ...browser, endpoint })).body.violations;
  for (const endpoint of ['http://169.254.169.254/', 'https://localhost/', `${service.origin}@127.0.0.1/`, 'unsinn'])
    expect(await refused(endpoint)).toEqual([
      { propertyPath: 'endpoint', message: 'Der Push-Dienst dieses Browsers ist nicht zugelassen.' },
    ]);
  expect((await me.post('/api/push_subscriptions', { ...browser, p256dh: 'AAAA' })).body.violations).toEqual([
    { propertyPath: 'p256dh', message: 'Das Feld p256dh ist kein Schlüssel eines Browsers.' },
  ]);
  await office.delete(`/api/push_subscriptions?${new URLSearchParams({ endpoint: browser.endpoint })}`);
  expect(await count('push_subscriptions')).toBe(1);
  // The operator allows fewer services than when it was noted.
  await delayed();
  const before = service.arrived.length;
  expect([await round(['fcm.googleapis.com']), service.arrived.length - before]).toEqual([0, 0]);
  expect(await count('push_subscriptions')).toBe(0);
});

test('without a contact there is no key, and no browser is noted', async () => {
  const bare = await leitstand();
  const dispo = await bare.as('dispo');
  expect((await dispo.get('/api/push_key')).body).toEqual({ key: null });
  expect((await dispo.post('/api/push_subscriptions', service.browser())).body.violations).toEqual([
    { propertyPath: 'endpoint', message: 'Für diesen Leitstand ist kein Push-Dienst eingerichtet.' },
  ]);
});
