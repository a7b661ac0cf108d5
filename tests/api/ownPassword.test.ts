import { describe, expect, test } from 'vitest';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const admin = await system.as('admin');
const given = 'vom Admin gesetzt';
const chosen = 'drei blaue Kräne';

const signIn = async (username: string, password: string) => {
  const { status, body } = await system.anonymous.post('/authentication_token', { username, password });
  return { status, client: clientOf(system.address, body.token), refresh_token: String(body.refresh_token) };
};
const objection = (propertyPath: string, message: string | RegExp) => [
  { propertyPath, message: expect.stringMatching(message) },
];

describe('a password that somebody else has set', () => {
  const made = async (username: string) => {
    const { status } = await admin.post('/api/users', {
      username,
      name: 'Neu',
      active: true,
      roles: ['leitstand_dispo'],
      plainPassword: given,
    });
    expect(status).toBe(201);
    return signIn(username, given);
  };

  test('opens nothing but the choice of an own one', async () => {
    shows('D1 §7 own password');
    const { status, client } = await made('neu.eins');
    expect(status).toBe(200);
    expect((await client.get('/api/users/me')).body.mustChangePassword).toBe(true);
    for (const path of ['/api/contracts', '/api/live', '/api/users/me/sessions']) {
      const { status: refused, body } = await client.get(path);
      expect([path, refused, body.detail]).toEqual([path, 403, 'Bitte legen Sie zuerst ein eigenes Passwort fest.']);
    }
    expect((await client.post('/api/users/me/password', { newPassword: given })).body.violations).toEqual(
      objection('newPassword', 'anderes Passwort als das bisherige'),
    );
    expect((await client.post('/api/users/me/password', { newPassword: chosen })).status).toBe(204);
    expect((await client.get('/api/users/me')).body.mustChangePassword).toBe(false);
    expect((await client.get('/api/contracts')).status).toBe(200);
    expect((await signIn('neu.eins', given)).status).toBe(401);
    expect((await (await signIn('neu.eins', chosen)).client.get('/api/contracts')).status).toBe(200);
  });

  test('must be changed again when an administrator sets another one', async () => {
    const { client } = await made('neu.zwei');
    expect((await client.post('/api/users/me/password', { newPassword: chosen })).status).toBe(204);
    const { userId } = (await client.get('/api/users/me')).body;
    expect((await admin.patch(`/api/users/${userId}`, { plainPassword: 'noch einmal gesetzt' })).status).toBe(200);
    const again = await signIn('neu.zwei', 'noch einmal gesetzt');
    expect((await again.client.get('/api/contracts')).status).toBe(403);
  });

  test('is refused when it is known, too short or holds the name of its user', async () => {
    for (const [plainPassword, message] of [
      ['Sommer2026!', /bekannter/],
      ['kurz', /10 Zeichen/],
      ['mein neu.drei Wort', /Benutzernamen/],
    ] as const) {
      const { status, body } = await admin.post('/api/users', { username: 'neu.drei', plainPassword });
      expect([status, body.violations]).toEqual([422, objection('plainPassword', message)]);
    }
  });
});

describe('the own password', () => {
  test('is changed by who knows it, and the other sign-ins end', async () => {
    await system.given.user({ username: 'selbst', password: 'richtig genug' });
    const [here, elsewhere] = [await signIn('selbst', 'richtig genug'), await signIn('selbst', 'richtig genug')];
    const change = (currentPassword: string | undefined, newPassword: string) =>
      here.client.post('/api/users/me/password', { currentPassword, newPassword });
    expect((await change(undefined, chosen)).body.violations).toEqual(objection('currentPassword', 'stimmt nicht'));
    expect((await change('falsch geraten', chosen)).body.violations).toEqual(
      objection('currentPassword', 'stimmt nicht'),
    );
    expect((await change('richtig genug', 'Passwort2026')).body.violations).toEqual(
      objection('newPassword', 'bekannter'),
    );
    expect((await change('richtig genug', 'ganz für selbst')).body.violations).toEqual(
      objection('newPassword', 'Benutzernamen'),
    );
    expect((await elsewhere.client.get('/api/users/me')).status).toBe(200);
    expect((await change('richtig genug', chosen)).status).toBe(204);
    expect((await here.client.get('/api/users/me')).body.mustChangePassword).toBe(false);
    expect((await system.anonymous.post('/api/token/refresh', { refresh_token: here.refresh_token })).status).toBe(200);
    expect((await elsewhere.client.get('/api/users/me')).status).toBe(401);
    expect((await system.anonymous.post('/api/token/refresh', { refresh_token: elsewhere.refresh_token })).status).toBe(
      401,
    );
    expect([(await signIn('selbst', 'richtig genug')).status, (await signIn('selbst', chosen)).status]).toEqual([
      401, 200,
    ]);
  });

  test('is not guessed through this door either', async () => {
    await system.given.user({ username: 'offen.gelassen', password: 'richtig genug' });
    const { client } = await signIn('offen.gelassen', 'richtig genug');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push(
        (await client.post('/api/users/me/password', { currentPassword: `Versuch ${i}`, newPassword: chosen })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

test('the demo logins and the first administrator go on with theirs', async () => {
  await system.given.user({ username: 'wie.im.demo', password: 'leitstand' });
  const { client } = await signIn('wie.im.demo', 'leitstand');
  expect((await client.get('/api/users/me')).body.mustChangePassword).toBe(false);
});
