// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../tests/harness/wireServer.ts';

let server: WireServer;
const list = '/api/contracts?datum%5Bafter%5D=2026-11-24&page=1&itemsPerPage=100';
const record = '/api/contracts/7';

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
});
afterEach(() => server.close());

/** The program as it starts: nothing of an earlier page is in its memory. */
async function started() {
  vi.resetModules();
  const { keepTokens } = await import('./session/tokens.ts');
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  const early = await import('./earlyReads.ts');
  const { request } = await import('./http.ts');
  const { takeLiveMessage } = await import('./live/liveEvents.ts');
  early.readEarly();
  return { ...early, takeLiveMessage, get: async (path: string) => (await request<{ n: number }>('GET', path)).data.n };
}

/** Answers count up, so that an early one can be told from a later one; each names its place. */
function answering(places: Readonly<Record<string, string>>): void {
  for (const [path, place] of Object.entries(places)) {
    const address = `GET ${path.split('?')[0] ?? ''}`;
    server.on(address, () => ({
      body: { n: server.callsOf(address).length },
      headers: { 'Live-Position': place },
    }));
  }
}
const asked = (path: string) => server.callsOf(`GET ${path.split('?')[0] ?? ''}`);

test('a start asks at once for what the last one of today began with, and takes each answer once', async () => {
  answering({ [list]: '12-4', [record]: '12-9', '/api/version': '' });
  const last = await started();
  for (const path of ['/api/version', list, record]) await last.get(path);
  const next = await started();
  expect(await next.placeOfEarlyReads()).toBe('12-4');
  expect([asked(list).length, asked(record).length, asked('/api/version').length]).toEqual([2, 2, 1]);
  expect(asked(list)[1]?.headers.prefer).toBe('live-position');
  expect([await next.get(list), await next.get(record)]).toEqual([2, 2]);
  expect([await next.get(list), await next.get(record)]).toEqual([3, 3]);
});

test('from the first change that is heard of nothing is taken that was read before', async () => {
  answering({ [list]: '12-4' });
  await (await started()).get(list);
  const next = await started();
  await next.placeOfEarlyReads();
  next.takeLiveMessage({ event: 'bulk', id: '12-5', data: '{"path":"contracts"}' });
  expect(await next.get(list)).toBe(3);
});

test('without the place of an answer, or on another day, everything is asked as usual', async () => {
  answering({ [list]: '' });
  await (await started()).get(list);
  const next = await started();
  expect(await next.placeOfEarlyReads()).toBe('');
  expect(await next.get(list)).toBe(3);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  const tomorrow = await started();
  vi.useRealTimers();
  expect(await tomorrow.placeOfEarlyReads()).toBe('');
  expect(asked(list)).toHaveLength(3);
});

test('what was asked early and refused is asked again', async () => {
  answering({ [list]: '12-4' });
  await (await started()).get(list);
  server.on(`GET /api/contracts`, () => ({ status: 503, body: {} }));
  const next = await started();
  expect(await next.placeOfEarlyReads()).toBe('');
  answering({ [list]: '12-4' });
  expect(await next.get(list)).toBe(3);
});
