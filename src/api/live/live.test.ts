// @vitest-environment happy-dom
import type { ServerResponse } from 'node:http';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type Call, type WireServer } from '../../../tests/harness/wireServer.ts';
import { contract } from '../../domain/contract/contract.ts';
import { absorb, readAnyEntity, releaseAll, store } from '../records/entities.ts';
import { connectionAtom, dataAgeAtom, progressAtom } from './live.ts';
import { listQuery } from '../records/lists.ts';
import { followLive } from './liveLeader.ts';
import { presenceAtom } from './presence.ts';
import { queryClient } from '../queryClient.ts';
import { keepTokens } from '../session/tokens.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
let stop: () => void;
let streams: { call: Call; response: ServerResponse }[] = [];
const row = (version: number, more: object = {}) => ({
  '@id': '/api/contracts/12',
  '@type': 'Contract',
  id: 12,
  version,
  ...more,
});

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  releaseAll();
  streams = [];
  server.on('GET /api/live', (call, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(': da\n\n');
    streams.push({ call, response });
    return undefined;
  });
  stop = followLive();
  await expect.poll(() => store.get(connectionAtom).state).toBe('connected');
});
afterEach(async () => {
  stop();
  await server.close();
});

function say(event: string, body: object, id = '') {
  streams.at(-1)?.response.write(`event: ${event}\n${id === '' ? '' : `id: ${id}\n`}data: ${JSON.stringify(body)}\n\n`);
}

test('changes of others reach the record, with the token on the stream', async () => {
  shows('D0 API live changes');
  absorb(row(1, { infoBackend: 'a' }), { whole: true });
  say('change', { iri: '/api/contracts/12', kind: 'update', version: 2, state: row(2, { infoBackend: 'b' }) }, 'c1');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toMatchObject({ version: 2, infoBackend: 'b' });
  expect(streams[0]?.call.headers.authorization).toMatch(/^Bearer /);
  expect(streams[0]?.call.headers['last-event-id']).toBeUndefined();
  say('change', { iri: '/api/contracts/12', kind: 'delete', version: 3 }, 'c2');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toBeUndefined();
});

test('what was fetched before the first connection is asked for once more, because nobody knows what changed in between; a resumed one fetches nothing', async () => {
  stop();
  server.on('GET /api/contracts', () => ({ body: { 'hydra:member': [row(1)], 'hydra:totalItems': 1 } }));
  const fetched = () => server.callsOf('GET /api/contracts').length;
  const unwatch = new QueryObserver(queryClient, listQuery(contract, {})).subscribe(() => undefined);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(fetched()).toBe(1);

  stop = followLive();
  await expect.poll(fetched).toBe(2);
  say('change', { iri: '/api/contracts/12', kind: 'update', version: 2, state: row(2) }, 'c7');
  await expect.poll(() => readAnyEntity('/api/contracts/12')?.version).toBe(2);
  streams.at(-1)?.response.destroy();
  await expect.poll(() => streams.at(-1)?.call.headers['last-event-id']).toBe('c7');
  await expect.poll(() => store.get(connectionAtom).state).toBe('connected');
  expect(fetched()).toBe(2);
  unwatch();
  queryClient.clear();
});

test('a broken line is taken up again where it broke', async () => {
  say('change', { iri: '/api/contracts/12', kind: 'update', version: 2, state: row(2) }, 'c7');
  await expect.poll(() => readAnyEntity('/api/contracts/12')?.version).toBe(2);
  streams[0]?.response.destroy();
  await expect.poll(() => store.get(connectionAtom).state).not.toBe('connected');
  expect(store.get(dataAgeAtom)).toEqual({ isLive: false, asOf: expect.any(Number) });
  await expect.poll(() => store.get(connectionAtom).state).toBe('connected');
  expect(streams[1]?.call.headers['last-event-id']).toBe('c7');
});

test('a line that died while the computer slept is taken up again as soon as somebody looks', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  store.set(connectionAtom, { ...store.get(connectionAtom), lastEventAt: Date.now() - 26_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => streams).toHaveLength(2);
});

test('a window that only listens tells the one with the stream when the server may be back', async () => {
  stop();
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  stop = followLive();
  const other = new BroadcastChannel('leitstand');
  const heard: unknown[] = [];
  other.onmessage = (message: MessageEvent) => heard.push((message.data as { kind: string }).kind);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => heard).toContain('serverMayBeBack');
  other.close();
  vi.unstubAllGlobals();
});

test('work of the server and the other people show up and go', async () => {
  say('progress', { task: 'demo', label: 'Demodaten', done: 4000, of: 20000 });
  say('presence', { iri: '/api/contracts/12', people: [{ userId: 9, initials: 'OO', field: 'pickupLocation.plz' }] });
  await expect.poll(() => store.get(presenceAtom('/api/contracts/12'))).toHaveLength(1);
  expect(store.get(progressAtom).demo?.done).toBe(4000);
  say('progress', { task: 'demo', label: 'Demodaten', done: 20000, of: 20000 });
  await expect.poll(() => store.get(progressAtom)).toEqual({});
});

test('another window of the browser passes its events on and this one takes them', async () => {
  shows('C Frame second window');
  const other = new BroadcastChannel('leitstand');
  other.postMessage({
    kind: 'live',
    body: {
      event: 'change',
      id: 'c9',
      data: JSON.stringify({ iri: '/api/contracts/12', kind: 'update', version: 5, state: row(5) }),
    },
  });
  await expect.poll(() => readAnyEntity('/api/contracts/12')?.version).toBe(5);
  const heard: unknown[] = [];
  other.onmessage = (message: MessageEvent) => heard.push((message.data as { kind: string }).kind);
  say('change', { iri: '/api/contracts/12', kind: 'update', version: 6, state: row(6) }, 'c10');
  await expect.poll(() => heard).toContain('live');
  other.close();
});
