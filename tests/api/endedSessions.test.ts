import { describe, expect, test } from 'vitest';
import { clientOf, type Client } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { listen } from '../harness/liveReader.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const admin = await system.as('admin');
const elsewhere = await system.second();

const signIn = async (username: string, userAgent = 'test') => {
  const { body } = await system.anonymous.post(
    '/authentication_token',
    { username, password: 'richtig genug' },
    { headers: { 'user-agent': userAgent } },
  );
  const here = clientOf(system.address, body.token);
  return { here, there: clientOf(elsewhere, body.token), refresh_token: String(body.refresh_token) };
};
const someone = async (username: string) => {
  const user = await system.given.user({ username, password: 'richtig genug' });
  return { user, ...(await signIn(username)) };
};
/** The session works at both servers, and both have looked at it. */
const works = async (...clients: Client[]) => {
  for (const it of clients) expect((await it.get('/api/users/me')).status).toBe(200);
};
const endedThere = (client: Client) =>
  expect.poll(async () => (await client.get('/api/users/me')).status, { interval: 20 }).toBe(401);

describe('an account', () => {
  test.each([
    ['deactivated', { active: false }],
    ['given other roles', { roles: ['leitstand_personal'] }],
    ['given another password', { plainPassword: 'vom Admin gesetzt' }],
  ])('that is %s stops at once on every server, streams included', async (name, change) => {
    const { user, here, there } = await someone(name.replaceAll(' ', '-'));
    await works(here, there);
    const streams = [await listen(here), await listen(there)];
    expect((await admin.patch(user.iri, change)).status).toBe(200);
    expect((await here.get('/api/users/me')).status).toBe(401);
    await endedThere(there);
    await Promise.all(streams.map((it) => it.ended));
  });

  test('that is removed stops, too', async () => {
    const { user, here, there } = await someone('geloescht');
    await works(here, there);
    expect((await admin.delete(user.iri)).status).toBe(204);
    expect((await here.get('/api/users/me')).status).toBe(401);
    await endedThere(there);
  });

  test('whose roles the database has otherwise may only do what it says, whatever the token says', async () => {
    const { user, here, there } = await someone('am-token-vorbei');
    await works(here, there);
    const stream = await listen(there);
    await system.database.pool.query(`update users set roles = '{leitstand_personal}' where id = $1`, [user.id]);
    for (const it of [here, there])
      await expect.poll(async () => (await it.get('/api/contracts')).status, { interval: 20 }).toBe(403);
    await stream.ended;
  });
});

describe('one of several sign-ins', () => {
  test('ends at the server by signing out, and the others go on', async () => {
    shows('D1 §4 session');
    const { here, there, refresh_token } = await someone('geht');
    const other = await signIn('geht');
    await works(here, there, other.here);
    const streams = [await listen(here), await listen(there)];
    expect((await system.anonymous.post('/api/token/revoke', { refresh_token })).status).toBe(204);
    expect((await here.get('/api/users/me')).status).toBe(401);
    await endedThere(there);
    await Promise.all(streams.map((it) => it.ended));
    expect((await system.anonymous.post('/api/token/refresh', { refresh_token })).status).toBe(401);
    await works(other.here, other.there);
  });

  test('is listed with device, address and time, and ended from another one', async () => {
    await system.given.user({ username: 'mehrfach', password: 'richtig genug' });
    const office = await signIn(
      'mehrfach',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    system.clock.advance(60_000);
    const phone = await signIn(
      'mehrfach',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    );
    const { sessions } = (await office.here.get('/api/users/me/sessions')).body;
    const seen = sessions.map(({ device, address, isCurrent }: Record<string, unknown>) => ({
      device,
      address,
      isCurrent,
    }));
    expect(seen).toEqual([
      { device: 'Chrome auf Android', address: '127.0.0.1', isCurrent: false },
      { device: 'Firefox auf Windows', address: '127.0.0.1', isCurrent: true },
    ]);
    expect(sessions[0].seenAt).toBe(system.clock.now.toISOString());
    expect(JSON.stringify(sessions)).not.toContain('token');

    await works(phone.here, phone.there);
    expect((await office.here.delete(`/api/users/me/sessions/${sessions[0].id}`)).status).toBe(204);
    expect((await phone.here.get('/api/users/me')).status).toBe(401);
    await endedThere(phone.there);
    expect((await office.here.delete(`/api/users/me/sessions/${sessions[0].id}`)).status).toBe(404);
    expect((await office.here.delete('/api/users/me/sessions/nirgends')).status).toBe(404);
  });

  test('all others end together', async () => {
    const first = await someone('raeumt-auf');
    const others = [await signIn('raeumt-auf'), await signIn('raeumt-auf')];
    expect((await first.here.delete('/api/users/me/sessions')).status).toBe(204);
    for (const it of others) expect((await it.here.get('/api/users/me')).status).toBe(401);
    await works(first.here, first.there);
  });

  test('of somebody else is out of reach', async () => {
    const mine = await someone('eigene');
    const theirs = await someone('fremde');
    const { sessions } = (await theirs.here.get('/api/users/me/sessions')).body;
    expect((await mine.here.delete(`/api/users/me/sessions/${sessions[0].id}`)).status).toBe(404);
    await works(theirs.here);
  });
});
