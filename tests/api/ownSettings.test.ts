import { describe, expect, test } from 'vitest';
import type { Json } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const dispo = await system.as('dispo');
const own = `/api/users/${(await dispo.get('/api/users/me')).body.userId}`;

const set = (key: string, value: unknown) => dispo.post(`${own}/updateUserSetting`, { key, value });

describe('own settings', () => {
  test('begin with what the console presumes', async () => {
    shows('D1 §7 GET user settings', 'D2 §7 current user');
    expect((await dispo.get(`${own}/settings`)).body).toEqual({
      listPerPage: {},
      favorites: [],
      enablePushNotifications: false,
      openLinksInNewTab: true,
      notificationKinds: {},
    });
  });

  test('keep whatever the console sets', async () => {
    shows('D1 §3 user settings', 'D1 §7 POST /api/users/{userId}/updateUserSetting', 'D3 §7 user settings');
    const layouts = { Früh: { panels: ['/disposition'] } };
    expect((await set('layouts', layouts)).status).toBe(200);
    await set('enablePushNotifications', true);
    await set('theme', null);
    expect((await dispo.get(`${own}/settings`)).body).toMatchObject({
      layouts,
      enablePushNotifications: true,
      theme: null,
    });
  });

  test('are nobody else’s business, not even the administration’s', async () => {
    const admin = await system.as('admin');
    expect((await admin.get(`${own}/settings`)).status).toBe(403);
    expect((await admin.post(`${own}/updateUserSetting`, { key: 'theme', value: 'dark' })).status).toBe(403);
  });

  test('have bounds', async () => {
    expect((await set('../x', 1)).status).toBe(422);
    for (const wrong of [null, [], { protocolClosed: 'nein' }, { gibtEsNicht: true }])
      expect((await set('notificationKinds', wrong)).body.violations).toEqual([
        { propertyPath: 'value', message: 'Zu jeder Art von Benachrichtigung gehört true oder false.' },
      ]);
    expect((await set('layouts', 'x'.repeat(300_000))).body.detail).toBe(
      'Diese Einstellung ist zu groß, um gespeichert zu werden.',
    );
    const office = await system.as('office');
    const { userId } = (await office.get('/api/users/me')).body;
    await system.database.pool.query(
      `insert into user_settings select $1, 'k' || n, '1' from generate_series(1, 200) n`,
      [userId],
    );
    expect((await office.post(`/api/users/${userId}/updateUserSetting`, { key: 'neu', value: 1 })).status).toBe(422);
    expect((await office.post(`/api/users/${userId}/updateUserSetting`, { key: 'k7', value: 2 })).status).toBe(200);
  });
});

test('a browser can be registered for push messages', async () => {
  shows('D1 §7 POST /api/users/setMessageToken');
  expect((await dispo.post('/api/users/setMessageToken', { messageToken: 'abc', topic: 'browser' })).body).toEqual({
    topic: 'browser',
  });
  expect((await dispo.post('/api/users/setMessageToken', {})).status).toBe(422);
});

test('unlock codes: one for the day in Berlin and those of the present and the next four slots', async () => {
  shows('D0 Orders unlock codes');
  const { body, headers } = await (await system.as('personal')).get('/api/unlock_codes');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.day).toMatchObject({
    code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}$/),
    validUntil: '2026-11-21T23:00:00.000Z',
  });
  expect(body.slots.map((it: Json) => it.from.slice(11, 16))).toEqual(['09:10', '09:15', '09:20', '09:25', '09:30']);
  expect(body.slots[0]?.until).toBe(body.slots[1]?.from);
  expect((await system.anonymous.get('/api/unlock_codes')).status).toBe(401);
});

test('the version is there for everybody', async () => {
  shows('D0 API GET /api/version', 'D1 §7 GET /api/version');
  expect((await system.anonymous.get('/api/version')).body).toEqual({
    version: '1.0.0',
    build: null,
    mailServer: false,
  });
});
