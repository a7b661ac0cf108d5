// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../tests/harness/wireServer.ts';
import { ApiError, OfflineError } from './apiErrors.ts';
import { store } from './records/entities.ts';
import { queryText, request } from './http.ts';
import { syncSession, resumeSession, sessionAtom, signIn, signOut } from './session/session.ts';
import { keepTokens } from './session/tokens.ts';
import { shows } from '../../tests/specification/shows.ts';

let server: WireServer;
let stop: () => void;
const me = {
  userId: 7,
  username: 'dispo',
  name: 'Dora Dispo',
  initials: 'DD',
  email: null,
  roles: ['leitstand_dispo', 'ROLE_USER'],
};

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  store.set(sessionAtom, null);
  stop = syncSession();
  server.on('GET /api/users/me', () => ({ body: me }));
});
afterEach(async () => {
  stop();
  await server.close();
});

test('signs in, sends the token and knows who it is', async () => {
  const token = tokenFor('dispo');
  server.on('POST /authentication_token', () => ({ body: { token, refresh_token: 'r1' } }));
  await signIn('dispo', 'leitstand');
  expect(store.get(sessionAtom)).toMatchObject({ userId: 7, roles: ['dispo'] });
  expect(server.callsOf('POST /authentication_token')[0]?.body).toEqual({ username: 'dispo', password: 'leitstand' });
  expect(server.callsOf('GET /api/users/me')[0]?.headers.authorization).toBe(`Bearer ${token}`);
});

test('a refused login says what the server says and leaves nobody signed in', async () => {
  server.on('POST /authentication_token', () => ({
    status: 401,
    body: { title: 'Unauthorized', detail: 'Benutzername oder Passwort ist falsch' },
  }));
  await expect(signIn('dispo', 'x')).rejects.toThrow('Benutzername oder Passwort ist falsch');
  expect(store.get(sessionAtom)).toBeNull();
});

test('many requests with an expired token renew it once', async () => {
  keepTokens({ token: tokenFor('dispo', -5), refresh_token: 'r1' });
  const fresh = tokenFor('dispo');
  server.on('POST /api/token/refresh', () => ({ body: { token: fresh, refresh_token: 'r2' } }));
  server.on('GET /api/version', (call) => ({ body: { version: call.headers.authorization } }));
  const answers = await Promise.all([1, 2, 3].map(() => request<{ version: string }>('GET', '/api/version')));
  expect(answers.map((it) => it.data.version)).toEqual(Array(3).fill(`Bearer ${fresh}`));
  expect(server.callsOf('POST /api/token/refresh')).toHaveLength(1);
  expect(localStorage.getItem('refresh_token')).toBe('r2');
});

test('a 401 is answered by one renewal and the request goes out again', async () => {
  shows('D1 §4 session');
  const [old, fresh] = [tokenFor('dispo'), tokenFor('dispo')];
  keepTokens({ token: old, refresh_token: 'r1' });
  server.on('POST /api/token/refresh', () => ({ body: { token: fresh, refresh_token: 'r2' } }));
  server.on('GET /api/version', (call) =>
    call.headers.authorization === `Bearer ${fresh}` ? { body: { version: '1' } } : { status: 401, body: {} },
  );
  expect((await request<{ version: string }>('GET', '/api/version')).data.version).toBe('1');
});

test.each([401, 403])('a %i after renewal signs out and clears local storage', async (status) => {
  shows('D1 §8 session');
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  server.on('POST /api/token/refresh', () => ({ body: { token: tokenFor('dispo'), refresh_token: 'r2' } }));
  await resumeSession();
  expect(store.get(sessionAtom)?.username).toBe('dispo');
  server.on('GET /api/contracts', () => ({ status, body: { title: 'Nein' } }));
  await expect(request('GET', '/api/contracts')).rejects.toMatchObject({ status });
  expect(store.get(sessionAtom)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a refused renewal signs out, a server that is away does not', async () => {
  keepTokens({ token: tokenFor('dispo', -5), refresh_token: 'r1' });
  server.on('POST /api/token/refresh', () => ({ status: 503, body: {} }));
  await expect(request('GET', '/api/version')).rejects.toBeInstanceOf(OfflineError);
  expect(localStorage.getItem('refresh_token')).toBe('r1');
  server.on('POST /api/token/refresh', () => ({ status: 401, body: {} }));
  await expect(request('GET', '/api/version')).rejects.toBeInstanceOf(ApiError);
  expect(localStorage.length).toBe(0);
});

test('a lost renewal is asked for once more, and a fault of the server ends no session', async () => {
  keepTokens({ token: tokenFor('dispo', -5), refresh_token: 'r1' });
  const fresh = tokenFor('dispo');
  server.on('GET /api/version', () => ({ body: { version: '1' } }));
  server.on('POST /api/token/refresh', (_call, response) => {
    if (server.callsOf('POST /api/token/refresh').length > 1) return { body: { token: fresh, refresh_token: 'r2' } };
    response.destroy();
    return undefined;
  });
  expect((await request<{ version: string }>('GET', '/api/version')).data.version).toBe('1');
  keepTokens({ token: tokenFor('dispo', -5), refresh_token: 'r2' });
  server.on('POST /api/token/refresh', () => ({ status: 500, body: {} }));
  await expect(request('GET', '/api/version')).rejects.toBeInstanceOf(OfflineError);
  expect(localStorage.getItem('refresh_token')).toBe('r2');
});

test('problem documents become errors with their violations', async () => {
  server.on('POST /api/contracts', () => ({
    status: 422,
    body: {
      title: 'Ungültig',
      detail: 'Bitte prüfen',
      violations: [{ propertyPath: 'pickupLocation.plz', message: 'PLZ hat fünf Ziffern' }],
    },
  }));
  const error = await request('POST', '/api/contracts', { body: {} }).catch((it: unknown) => it);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Bitte prüfen',
    violations: [{ propertyPath: 'pickupLocation.plz', message: 'PLZ hat fünf Ziffern' }],
  });
});

test.each([
  [
    'a page of a proxy',
    502,
    '<html><h1>502 Bad Gateway</h1></html>',
    'Der Server ist gerade nicht erreichbar; bitte gleich noch einmal versuchen.',
  ],
  ['nothing at all', 504, '', 'Der Server ist gerade nicht erreichbar; bitte gleich noch einmal versuchen.'],
  [
    'a document of a proxy',
    500,
    '{"statusCode":500,"title":"Internal Server Error","message":"Internal Server Error"}',
    'Ein unerwarteter Fehler ist aufgetreten.',
  ],
  ['a refusal without words', 418, '', 'Die Anfrage wurde abgelehnt.'],
])('%s in place of an answer is told in German', async (_what, status, body, told) => {
  shows('D1 §8 answers without words');
  server.on('GET /api/contracts', (_call, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
    return undefined;
  });
  const error = await request('GET', '/api/contracts').catch((it: unknown) => it);
  expect(error).toMatchObject({ status, message: told, detail: told });
  expect((error as ApiError).title).toMatch(/^(Zurzeit nicht verfügbar|Interner Fehler|Abgelehnt)$/);
});

test('a page of a proxy in place of the sign-in is told in German', async () => {
  server.on('POST /authentication_token', (_call, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Welcome</html>');
    return undefined;
  });
  await expect(signIn('dispo', 'leitstand')).rejects.toThrow('Unerwartete Antwort des Servers');
});

test('a dead server is told as such, an aborted request is not', async () => {
  const origin = server.origin;
  const abort = new AbortController();
  abort.abort();
  await expect(request('GET', '/api/version', { signal: abort.signal })).rejects.not.toBeInstanceOf(OfflineError);
  await server.close();
  expect(origin).not.toBe('');
  await expect(request('GET', '/api/version')).rejects.toThrow('Keine Verbindung zum Server');
  server = await wireServer();
});

test('signing out clears everything kept locally', async () => {
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  server.on('POST /api/token/refresh', () => ({ body: { token: tokenFor('dispo'), refresh_token: 'r2' } }));
  await resumeSession();
  signOut();
  expect([store.get(sessionAtom), localStorage.length]).toEqual([null, 0]);
});

test('writes queries as the API spells them', () => {
  expect(
    decodeURIComponent(
      queryText({ page: 2, flags: ['UB', 'FF'], 'datum[after]': '2026-11-24', search: '', driver: null }),
    ),
  ).toBe('?page=2&flags[]=UB&flags[]=FF&datum[after]=2026-11-24');
});
