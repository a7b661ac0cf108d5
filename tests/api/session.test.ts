import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { storePassword } from '../../server/storage/accounts.ts';
import { hashPassword } from '../../server/storage/password.ts';
import { clientOf } from '../harness/client.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const system = await leitstand();
const anonymous = system.anonymous;

const signIn = (username: string, password: string) => anonymous.post('/authentication_token', { username, password });
const refresh = (refresh_token: string) => anonymous.post('/api/token/refresh', { refresh_token });

describe('signing in', () => {
  test('gives a token that names user and roles and ends after 15 minutes', async () => {
    shows('D1 §7 POST /authentication_token', 'D1 §7 GET /api/users/me', 'D0 Names product Leitstand');
    const { id } = await system.given.user({
      username: 'mk',
      name: 'Maria Krahwinkel',
      email: 'mk@firma.example',
      roles: ['dispo', 'office'],
      password: 'richtig genug',
    });
    const { status, body, headers } = await signIn('mk', 'richtig genug');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(claims).toMatchObject({ username: 'mk', userId: id, roles: ['leitstand_dispo', 'leitstand_office'] });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    const me = await clientOf(system.address, body.token).get('/api/users/me');
    expect(me.body).toMatchObject({
      userId: id,
      username: 'mk',
      name: 'Maria Krahwinkel',
      initials: 'MK',
      email: 'mk@firma.example',
      roles: ['leitstand_dispo', 'leitstand_office'],
    });
  });

  test('does not mind the case of the user name, only that of the password', async () => {
    await system.given.user({ username: 'Grossgeschrieben', password: 'Kennwort 1' });
    expect((await signIn('grossgeschrieben', 'Kennwort 1')).status).toBe(200);
    expect((await signIn('grossgeschrieben', 'kennwort 1')).status).toBe(401);
  });

  test('answers a wrong password and an unknown user alike', async () => {
    await system.given.user({ username: 'vorhanden', password: 'richtig genug' });
    const wrong = await signIn('vorhanden', 'falsch');
    const unknown = await signIn('gibt-es-nicht', 'falsch');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body['hydra:description']).toBe('Benutzername oder Passwort ist falsch.');
  });

  test('names what is missing', async () => {
    const { status, body } = await anonymous.post('/authentication_token', { username: 'mk' });
    expect(status).toBe(422);
    expect(body.violations).toEqual([{ propertyPath: 'password', message: 'Bitte geben Sie Ihr Passwort ein.' }]);
  });

  test('refuses locked accounts and people without a staff role, but only to who knows the password', async () => {
    await system.given.user({ username: 'gesperrt', password: 'richtig genug', active: false });
    await system.given.user({ username: 'fahrer', password: 'richtig genug', roles: [] });
    expect((await signIn('gesperrt', 'falsch')).status).toBe(401);
    expect((await signIn('gesperrt', 'richtig genug')).body.detail).toContain('gesperrt');
    expect((await signIn('fahrer', 'richtig genug')).status).toBe(403);
  });
});

describe('staying signed in', () => {
  const someone = async (username: string) => {
    const user = await system.given.user({ username, password: 'richtig genug' });
    const { body } = await signIn(username, 'richtig genug');
    return { user, first: String(body.refresh_token) };
  };

  test('each refresh token is exchanged for the next one', async () => {
    shows('D1 §4 session', 'D1 §7 POST /api/token/refresh');
    const { first } = await someone('bleibt');
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first);
    expect((await refresh(second.body.refresh_token)).status).toBe(200);
  });

  test('a lost answer or a second tab may present the same token again within half a minute, and gets the same successor', async () => {
    const { first } = await someone('zweiter-tab');
    const [one, other] = await Promise.all([refresh(first), refresh(first)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    system.clock.advance(29_900);
    const third = await refresh(first);
    expect([other, third].map((it) => it.body.refresh_token)).toEqual([one.body.refresh_token, one.body.refresh_token]);
    expect((await refresh(one.body.refresh_token)).status).toBe(200);
  });

  test('the grace never yields a second branch: once the successor has gone on, the first token brings nothing', async () => {
    const { first } = await someone('ein-zweig');
    const second = (await refresh(first)).body.refresh_token;
    const third = (await refresh(second)).body.refresh_token;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(200);
    const { rows } = await system.database.pool.query(
      `select count(*)::int as n from refresh_tokens join users on users.id = user_id where username = 'ein-zweig' and used_at is null`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('a used token that turns up later ends every token of that sign-in, and no other sign-in', async () => {
    const { first } = await someone('bestohlen');
    const elsewhere = (await signIn('bestohlen', 'richtig genug')).body.refresh_token;
    const second = (await refresh(first)).body.refresh_token;
    system.clock.advance(31_000);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect((await refresh(elsewhere)).status).toBe(200);
  });

  test('ends after 12 hours of absence', async () => {
    const { first } = await someone('im-urlaub');
    system.clock.advance(11 * 3_600_000);
    const { body } = await refresh(first);
    system.clock.advance(12 * 3_600_000);
    expect((await refresh(body.refresh_token)).status).toBe(401);
  });

  test('ends with a new password', async () => {
    const { user, first } = await someone('neues-passwort');
    const hash = await hashPassword('ganz anderes');
    await system.database.transaction((client) =>
      storePassword(client, { userId: user.id, hash, at: system.clock.now }),
    );
    expect((await refresh(first)).status).toBe(401);
    expect((await signIn('neues-passwort', 'ganz anderes')).status).toBe(200);
  });

  test('ends with the account, and follows its roles', async () => {
    const { user, first } = await someone('wechselt');
    await system.database.pool.query(`update users set roles = '{leitstand_personal}' where id = $1`, [user.id]);
    const changed = await refresh(first);
    expect((await clientOf(system.address, changed.body.token).get('/api/users/me')).body.roles).toEqual([
      'leitstand_personal',
    ]);
    await system.database.pool.query('update users set active = false where id = $1', [user.id]);
    expect((await refresh(changed.body.refresh_token)).status).toBe(401);
  });

  test('nothing but a known token is accepted', async () => {
    expect((await refresh('erfunden')).status).toBe(401);
    expect((await anonymous.post('/api/token/refresh', {})).status).toBe(422);
  });
});

describe('the token', () => {
  test('is needed, and must be ours, of the one algorithm, and fresh', async () => {
    const { id } = await system.given.user({ username: 'ausweis' });
    const claims = { username: 'ausweis', userId: id, roles: ['leitstand_admin'], session: randomUUID() };
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, iat: 1, exp: 99_999_999_999 })}.`;
    const other = system.app.jwt.sign(claims, { algorithm: 'HS512' });
    const old = system.app.jwt.sign(claims, { expiresIn: -1_000 });
    for (const token of [null, 'kaputt', unsigned, other, old, `${system.app.jwt.sign(claims)}x`]) {
      const { status, body } = await clientOf(system.address, token).get('/api/users/me');
      expect([status, body.status]).toEqual([401, 401]);
    }
  });
});

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
