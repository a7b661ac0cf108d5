// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { store } from '../records/entities.ts';
import { sessionAtom } from './session.ts';
import { askSettingsEarly, firstSettings, syncSettings, pollSettings, setSetting, settingsAtom } from './settings.ts';
import { newVersionAtom, pollVersion } from '../live/version.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
let stop: () => void;

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  sessionStorage.clear();
  store.set(sessionAtom, { userId: 7, username: 'dispo', name: 'Dora', initials: 'DD', email: null, roles: ['dispo'] });
  store.set(settingsAtom, {});
  stop = syncSettings();
});
afterEach(async () => {
  stop();
  await server.close();
});

test('a setting holds at once, goes to the server and to the other windows', async () => {
  shows('D1 §3 user settings');
  const other = new BroadcastChannel('leitstand');
  const heard: unknown[] = [];
  other.onmessage = (message: MessageEvent) => heard.push(message.data);
  server.on('POST /api/users/7/updateUserSetting', () => ({ body: {} }));
  const saved = setSetting('favorites', [{ to: '/disposition', primaryText: 'Auftragsliste' }]);
  expect(store.get(settingsAtom).favorites).toHaveLength(1);
  await saved;
  expect(server.calls[0]?.body).toEqual({
    key: 'favorites',
    value: [{ to: '/disposition', primaryText: 'Auftragsliste' }],
  });
  await expect.poll(() => heard).toMatchObject([{ kind: 'settings', body: { key: 'favorites' } }]);
  other.close();
});

test('a refused setting goes back', async () => {
  store.set(settingsAtom, { theme: 'light' });
  server.on('POST /api/users/7/updateUserSetting', () => ({ status: 500, body: { title: 'Fehler' } }));
  await expect(setSetting('theme', 'dark')).rejects.toThrow('Fehler');
  expect(store.get(settingsAtom).theme).toBe('light');
});

test('the poll keeps each key locally and leaves alone what is just being written', async () => {
  shows('D1 §7 GET user settings', 'D1 §9 settings poll 60', 'D2 §4 settings poll');
  let answerWrite: () => void = () => undefined;
  server.on(
    'POST /api/users/7/updateUserSetting',
    () => new Promise((answer) => (answerWrite = () => answer({ body: {} }))),
  );
  server.on('GET /api/users/7/settings', () => ({ body: { theme: 'light', openLinksInNewTab: true } }));
  const writing = setSetting('theme', 'dark');
  await pollSettings();
  expect(store.get(settingsAtom)).toEqual({ theme: 'dark', openLinksInNewTab: true });
  expect(localStorage.getItem('setting.openLinksInNewTab')).toBe('true');
  answerWrite();
  await writing;
});

test('what a closing page wrote holds in the next one, although the server answers it from before', async () => {
  server.on('GET /api/users/7/settings', () => ({ body: { lastLayout: 'alt', theme: 'light' } }));
  server.on('POST /api/users/7/updateUserSetting', () => new Promise(() => undefined));
  void setSetting('lastLayout', 'neu', { keepalive: true }).catch(() => undefined);
  vi.resetModules();
  const [next, page] = [await import('./settings.ts'), await import('../records/entities.ts')];
  page.store.set((await import('./session.ts')).sessionAtom, store.get(sessionAtom));
  await next.firstSettings();
  expect(page.store.get(next.settingsAtom)).toMatchObject({ lastLayout: 'neu', theme: 'light' });
  expect(server.calls.filter((it) => it.method === 'POST').map((it) => it.body)).toEqual([
    { key: 'lastLayout', value: 'neu' },
    { key: 'lastLayout', value: 'neu' },
  ]);
});

test('a session asks for its settings once and at once, the next one anew', async () => {
  server.on('GET /api/users/7/settings', () => ({ body: { theme: 'light' } }));
  const person = store.get(sessionAtom);
  const stopAsking = askSettingsEarly();
  await Promise.all([firstSettings(), firstSettings()]);
  expect(server.calls.map((it) => it.path)).toEqual(['/api/users/7/settings']);
  store.set(sessionAtom, null);
  store.set(sessionAtom, person);
  await firstSettings();
  expect(server.calls).toHaveLength(2);
  stopAsking();
});

test('a newer version of the server is noticed', async () => {
  shows('D1 §2 Shell Neue Version verfügbar!');
  server.on('GET /api/version', () => ({ body: { version: '1.0.0' } }));
  await pollVersion();
  expect(store.get(newVersionAtom)).toBeNull();
  server.on('GET /api/version', () => ({ body: { version: '1.1.0' } }));
  await pollVersion();
  expect(store.get(newVersionAtom)).toBe('1.1.0');
});

test('so is a newer console of the same version', async () => {
  document.head.innerHTML = '<meta name="build" content="aaa">';
  const serve = async (build: string | null) => {
    server.on('GET /api/version', () => ({ body: { version: '1.0.0', build } }));
    await pollVersion();
    return store.get(newVersionAtom);
  };
  expect([await serve('aaa'), await serve(null), await serve('bbb')]).toEqual([null, null, '1.0.0']);
  document.head.innerHTML = '';
});
