// @vitest-environment happy-dom
import type { ServerResponse } from 'node:http';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type Call, type WireServer } from '../../../tests/harness/wireServer.ts';
import { contract } from '../../domain/contract/contract.ts';
import { absorb, isWhole, readAnyEntity, releaseAll, store } from '../records/entities.ts';
import { loadDefinition } from '../definitions.ts';
import { request } from '../http.ts';
import type { HydraItem } from '../records/hydra.ts';
import { newInListAtom } from '../records/newInList.ts';
import { connectionAtom, dataAgeAtom, onlineAtom, progressAtom } from './live.ts';
import { listQuery } from '../records/lists.ts';
import { startLive } from './liveLeader.ts';
import { presenceAtom } from './presence.ts';
import { queryClient } from '../queryClient.ts';
import { keepTokens } from '../session/tokens.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
let stop: () => void;
let streams: { call: Call; response: ServerResponse }[] = [];
const change = (version: number, changed: object = {}) => ({
  iri: '/api/contracts/12',
  type: 'Contract',
  kind: 'update',
  before: version - 1,
  version,
  changed,
});
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
  stop = startLive();
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
  say('change', change(2, { infoBackend: 'b' }), 'c1');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toMatchObject({ version: 2, infoBackend: 'b' });
  expect(streams[0]?.call.headers.authorization).toMatch(/^Bearer /);
  expect(streams[0]?.call.headers['last-event-id']).toBeUndefined();
  say('change', { iri: '/api/contracts/12', kind: 'delete', version: 3 }, 'c2');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toBeUndefined();
});

test('whoever holds the version before applies the change; a gap makes exactly one read, and nobody asks for what no panel shows', async () => {
  server.on('GET /api/contracts/12', () => ({ body: row(7, { infoBackend: 'gefragt' }) }));
  const asked = () => server.callsOf('GET /api/contracts/12').length;
  absorb(row(1, { infoBackend: 'a', carModel: 'Golf' }), { whole: true });
  say('change', change(2, { infoBackend: 'b' }), 'c1');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toMatchObject({ version: 2, carModel: 'Golf' });
  expect(isWhole('/api/contracts/12')).toBe(true);
  // Nobody shows it: what is known stays as old as it is.
  say('change', change(5, { infoBackend: 'e' }), 'c2');
  say('change', { ...change(1), iri: '/api/contracts/13', before: 0, kind: 'create' }, 'c3');
  say('online', { count: 7 });
  await expect.poll(() => store.get(onlineAtom)).toBe(7);
  expect([readAnyEntity('/api/contracts/12')?.version, asked()]).toEqual([2, 0]);

  const unwatch = new QueryObserver(queryClient, {
    queryKey: ['item', '/api/contracts/12'],
    queryFn: async () => absorb((await request<HydraItem>('GET', '/api/contracts/12')).data, { whole: true }),
    initialData: '/api/contracts/12',
    staleTime: Infinity,
  }).subscribe(() => undefined);
  for (const version of [6, 7]) say('change', change(version, { infoBackend: 'f' }), `c${String(version)}`);
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toMatchObject({ version: 7, infoBackend: 'gefragt' });
  say('change', change(8, { infoBackend: 'h' }), 'c8');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toMatchObject({ version: 8, infoBackend: 'h' });
  expect(asked()).toBe(1);
  unwatch();
  queryClient.clear();
});

test('a summary of the new version that travels in another record does not keep its change out', async () => {
  absorb(row(1, { infoBackend: 'a', carModel: 'Golf' }), { whole: true });
  absorb(row(2, { carModel: 'Polo' }));
  say('change', change(2, { infoBackend: 'b', carModel: 'Polo' }), 'c1');
  await expect.poll(() => readAnyEntity('/api/contracts/12')).toMatchObject({ version: 2, infoBackend: 'b' });
  expect(isWhole('/api/contracts/12')).toBe(true);
});

test('an answer that was under way while a newer version was told is made up for, many rows with one request', async () => {
  let version = 3;
  const rows = () => [12, 13].map((id) => ({ ...row(version), '@id': `/api/contracts/${String(id)}`, id }));
  server.on('GET /api/contracts', () => ({ body: { 'hydra:member': rows(), 'hydra:totalItems': 2 } }));
  for (const id of [12, 13]) say('change', { ...change(9), iri: `/api/contracts/${String(id)}` }, `c${String(id)}`);
  say('online', { count: 8 });
  await expect.poll(() => store.get(onlineAtom)).toBe(8);
  const unwatch = new QueryObserver(queryClient, listQuery(contract, {})).subscribe(() => undefined);
  await expect.poll(() => readAnyEntity('/api/contracts/13')?.version).toBe(3);
  version = 9;
  await expect.poll(() => ['12', '13'].map((it) => readAnyEntity(`/api/contracts/${it}`)?.version)).toEqual([9, 9]);
  const [first, again, ...more] = server.callsOf('GET /api/contracts');
  expect([first !== undefined, again?.query.getAll('id[]'), more]).toEqual([true, ['12', '13'], []]);
  unwatch();
  queryClient.clear();
});

test('what is too long to be told is asked for by whoever holds it, and by nobody else', async () => {
  server.on('GET /api/contracts', () => ({ body: { 'hydra:member': [row(1), lacking(1)], 'hydra:totalItems': 2 } }));
  const lacking = (version: number) => ({ ...row(version), '@id': '/api/contracts/13', id: 13, invoiceNumbers: [] });
  const unwatch = new QueryObserver(queryClient, listQuery(contract, {})).subscribe(() => undefined);
  await expect.poll(() => readAnyEntity('/api/contracts/13')?.version).toBe(1);
  const asked = server.callsOf('GET /api/contracts').length;
  const now = { ...lacking(2), invoiceNumbers: [{ number: '2026-000417' }] };
  server.on('GET /api/contracts', () => ({ body: { 'hydra:member': [now], 'hydra:totalItems': 1 } }));
  for (const id of ['12', '13'])
    say('change', { ...change(2, { carModel: 'Polo' }), iri: `/api/contracts/${id}`, lacks: ['invoiceNumbers'] }, id);
  await expect.poll(() => ['12', '13'].map((it) => readAnyEntity(`/api/contracts/${it}`)?.version)).toEqual([2, 2]);
  const more = () => server.callsOf('GET /api/contracts').slice(asked);
  await expect.poll(() => more().map((it) => it.query.getAll('id[]'))).toEqual([['13']]);
  await expect.poll(() => readAnyEntity('/api/contracts/13')).toMatchObject({ invoiceNumbers: now.invoiceNumbers });
  unwatch();
  queryClient.clear();
});

test('a record that a list does not know yet waits behind it where what it is filtered by fits now', async () => {
  await loadDefinition(contract);
  server.on('GET /api/contracts', () => ({ body: { 'hydra:member': [row(1)], 'hydra:totalItems': 700 } }));
  const query = listQuery(contract, { filter: { flags: ['FF'] } });
  const unwatch = new QueryObserver(queryClient, query).subscribe(() => undefined);
  await expect.poll(() => readAnyEntity('/api/contracts/12')?.version).toBe(1);
  const waiting = () => [...store.get(newInListAtom(query.queryKey))];
  const was = { driver: '/api/drivers/5' };
  const other = (id: number, changed: object, fits?: object) => ({
    ...change(4, changed),
    iri: `/api/contracts/${String(id)}`,
    ...(fits && { fits, was }),
  });
  say('change', other(20, { infoBackend: 'x' }), 'c20');
  say('change', other(21, { driver: null }, { isStorniert: true }), 'c21');
  say('change', { ...other(24, { driver: null }, { isStorniert: false }), was: { driver: null } }, 'c24');
  // What fits leaves out is empty.
  say('change', other(22, { driver: null }, {}), 'c22');
  say('change', { ...other(23, {}, {}), kind: 'create', before: 0 }, 'c23');
  await expect.poll(waiting).toEqual(['/api/contracts/22', '/api/contracts/23']);
  unwatch();
  queryClient.clear();
});

test('what was fetched before the first connection is asked for once more, because nobody knows what changed in between; a resumed one fetches nothing', async () => {
  stop();
  server.on('GET /api/contracts', () => ({ body: { 'hydra:member': [row(1)], 'hydra:totalItems': 1 } }));
  const fetched = () => server.callsOf('GET /api/contracts').length;
  const unwatch = new QueryObserver(queryClient, listQuery(contract, {})).subscribe(() => undefined);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(fetched()).toBe(1);

  stop = startLive();
  await expect.poll(fetched).toBe(2);
  say('change', change(2), 'c7');
  await expect.poll(() => readAnyEntity('/api/contracts/12')?.version).toBe(2);
  streams.at(-1)?.response.destroy();
  await expect.poll(() => streams.at(-1)?.call.headers['last-event-id']).toBe('c7');
  await expect.poll(() => store.get(connectionAtom).state).toBe('connected');
  expect(fetched()).toBe(2);
  unwatch();
  queryClient.clear();
});

test('a broken line is taken up again where it broke', async () => {
  absorb(row(1), { whole: true });
  say('change', change(2), 'c7');
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
  stop = startLive();
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
  absorb(row(4), { whole: true });
  shows('C Frame second window');
  const other = new BroadcastChannel('leitstand');
  other.postMessage({
    kind: 'live',
    body: {
      event: 'change',
      id: 'c9',
      data: JSON.stringify(change(5)),
    },
  });
  await expect.poll(() => readAnyEntity('/api/contracts/12')?.version).toBe(5);
  const heard: unknown[] = [];
  other.onmessage = (message: MessageEvent) => heard.push((message.data as { kind: string }).kind);
  say('change', change(6), 'c10');
  await expect.poll(() => heard).toContain('live');
  other.close();
});
