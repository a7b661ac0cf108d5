// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { contract } from '../../domain/contract/contract.ts';
import { ApiError } from '../apiErrors.ts';
import { bulk } from './bulk.ts';
import { absorb, isWhole, readAnyEntity, readEntity, releaseAll, store } from './entities.ts';
import { evict } from './eviction.ts';
import { fetchList, listQuery, type ListParams } from './lists.ts';
import { takeLiveMessage } from '../live/liveEvents.ts';
import { create, remove, update } from './mutations.ts';
import { clearNewInFetchedLists, newInListAtom, showNewIn } from './newInList.ts';
import { queryClient } from '../queryClient.ts';
import { undo, undoOf } from './undo.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
let stops: (() => void)[] = [];
const row = (id: number, more: object = {}) => ({
  '@id': `/api/contracts/${id}`,
  '@type': 'Contract',
  id,
  version: 1,
  ...more,
});
const collection = (...members: object[]) => ({
  body: {
    '@id': '/api/contracts',
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': members.length,
  },
});
const change = (body: object) => takeLiveMessage({ event: 'change', id: '1', data: JSON.stringify(body) });

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  releaseAll();
  queryClient.clear();
  stops = [clearNewInFetchedLists()];
});
afterEach(async () => {
  for (const stop of stops) stop();
  queryClient.clear();
  await server.close();
});

/** A panel that shows the list, as far as the cache is concerned. */
async function show(params: ListParams<typeof contract> = {}) {
  const observer = new QueryObserver(queryClient, listQuery(contract, params));
  stops.push(observer.subscribe(() => undefined));
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  return {
    iris: () => observer.getCurrentResult().data?.iris,
    waiting: () => store.get(newInListAtom(listQuery(contract, params).queryKey)).size,
    key: listQuery(contract, params).queryKey,
  };
}

test('a list keeps IRIs, its rows are records', async () => {
  server.on('GET /api/contracts', () => collection(row(1, { carModel: 'Golf' }), row(2)));
  const page = await fetchList(contract, {
    filter: { 'datum[after]': '2026-11-24' },
    order: '-datum',
    itemsPerPage: 100,
    properties: ['carModel'],
  });
  expect(page).toEqual({ iris: ['/api/contracts/1', '/api/contracts/2'], total: 2, totalIsAtLeast: false });
  expect(readEntity(contract, '/api/contracts/1')?.carModel).toBe('Golf');
  expect(Object.fromEntries(server.calls[0]?.query ?? [])).toEqual({
    'datum[after]': '2026-11-24',
    'order[datum]': 'desc',
    itemsPerPage: '100',
    'properties[]': 'carModel',
  });
});

test('a live change updates the row in place, a created record waits until it is asked for', async () => {
  shows('D1 §7 driver list 60 s', 'C Lists never move');
  server.on('GET /api/contracts', () => collection(row(1)));
  const list = await show();
  change({ iri: '/api/contracts/1', kind: 'update', before: 1, version: 2, changed: { carModel: 'Polo' } });
  expect(readEntity(contract, '/api/contracts/1')).toMatchObject({ version: 2, carModel: 'Polo' });
  change({ iri: '/api/contracts/2', kind: 'create', version: 1, fits: {} });
  expect([list.iris(), list.waiting()]).toEqual([['/api/contracts/1'], 1]);
  server.on('GET /api/contracts', () => collection(row(1, { version: 2 }), row(2)));
  showNewIn(list.key);
  await expect.poll(() => list.iris()).toEqual(['/api/contracts/1', '/api/contracts/2']);
  expect(list.waiting()).toBe(0);
});

test('only records that fit the filter of a list wait behind it', async () => {
  server.on('GET /api/contracts', () => collection(row(1)));
  const list = await show({ filter: { 'datum[after]': '2026-11-24', 'datum[before]': '2026-11-24' } });
  change({ iri: '/api/contracts/2', kind: 'create', version: 1, fits: { datum: '2026-11-25' } });
  expect(list.waiting()).toBe(0);
  change({ iri: '/api/contracts/2', kind: 'update', before: 1, version: 2, changed: { datum: '2026-11-24' } });
  expect(list.waiting()).toBe(1);
  change({ iri: '/api/contracts/2', kind: 'delete', version: 3 });
  expect(list.waiting()).toBe(0);
});

test('an empty list fetches at once, and so does one that is being filled', async () => {
  server.on('GET /api/contracts', () => collection());
  const list = await show();
  server.on('GET /api/contracts', () => collection(row(1)));
  change({ iri: '/api/contracts/1', kind: 'create', version: 1, fits: {} });
  await expect.poll(() => list.iris()).toEqual(['/api/contracts/1']);
  server.on('GET /api/contracts', () => collection(row(1), row(2)));
  takeLiveMessage({ event: 'bulk', id: '2', data: JSON.stringify({ path: 'contracts' }) });
  await expect.poll(() => list.iris()).toHaveLength(2);
});

test('what comes while a list is being asked for is not lost with an answer from before', async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  server.on('GET /api/contracts', async () => {
    asked.resolve();
    await held.promise;
    return collection(row(1));
  });
  const list = show();
  await asked.promise;
  server.on('GET /api/contracts', () => collection(row(1), row(2)));
  change({ iri: '/api/contracts/2', kind: 'create', version: 1, fits: {} });
  held.resolve();
  const { iris } = await list;
  await expect.poll(iris).toEqual(['/api/contracts/1', '/api/contracts/2']);
});

test('what this window creates is in its lists at once, its own echo waits nowhere', async () => {
  server.on('GET /api/contracts', () => collection(row(1)));
  const list = await show();
  server.on('GET /api/contracts', () => collection(row(1), row(2)));
  server.on('POST /api/contracts', () => ({ status: 201, body: row(2) }));
  await create(contract, { carModel: 'Golf' });
  change({ iri: '/api/contracts/2', kind: 'create', version: 1, fits: {} });
  expect(list.waiting()).toBe(0);
  await expect.poll(() => list.iris()).toHaveLength(2);
});

test('a write sends the version seen and a 412 brings the state of the other person', async () => {
  absorb(row(1, { version: 3, infoBackend: 'a' }), { whole: true });
  server.on('PATCH /api/contracts/1', () => ({
    status: 412,
    body: {
      title: 'Geändert',
      detail: 'Der Auftrag wurde geändert',
      current: row(1, { version: 4, infoBackend: 'b', driver: { '@id': '/api/drivers/5', '@type': 'Driver' } }),
    },
  }));
  const error = await update(contract, '/api/contracts/1', { infoBackend: 'c' }, { ahead: true }).catch(
    (it: unknown) => it,
  );
  expect(server.callsOf('PATCH /api/contracts/1')[0]?.headers).toMatchObject({
    'if-match': '"3"',
    'content-type': 'application/merge-patch+json',
  });
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ current: { version: 4, infoBackend: 'b', driver: '/api/drivers/5' } });
  expect(readEntity(contract, '/api/contracts/1')).toMatchObject({ version: 4, infoBackend: 'b' });
});

test.each([
  { known: 'whole', whole: true, version: 3, prefer: 'return=minimal', isWholeAfter: true },
  { known: 'from a list', whole: false, version: 3, prefer: 'return=minimal', isWholeAfter: false },
  { known: 'in an older version', whole: false, version: 2, prefer: undefined, isWholeAfter: true },
])(
  'who knows the record $known asks for no more of it than is missing',
  async ({ whole, version, prefer, isWholeAfter }) => {
    absorb(row(1, { version, infoBackend: 'a', carModel: 'Golf' }), { whole });
    server.on('PATCH /api/contracts/1', () => ({ body: row(1, { version: 4, infoBackend: 'b' }) }));
    const after = await update(contract, '/api/contracts/1', { infoBackend: 'b' }, { version: 3 });
    expect(server.callsOf('PATCH /api/contracts/1')[0]?.headers.prefer).toBe(prefer);
    expect(after).toMatchObject({ version: 4, infoBackend: 'b', carModel: 'Golf' });
    expect(isWhole('/api/contracts/1')).toBe(isWholeAfter);
  },
);

test('two quick changes of one record follow each other, the second on what the first has made', async () => {
  absorb(row(1, { version: 3 }), { whole: true });
  server.on('PATCH /api/contracts/1', ({ headers, body }) => ({
    body: row(1, { ...(body as object), version: headers['if-match'] === '"3"' ? 4 : 5 }),
  }));
  await Promise.all([
    update(contract, '/api/contracts/1', { infoBackend: 'b' }),
    update(contract, '/api/contracts/1', { infoDriver: 'Tor 3' }),
  ]);
  expect(server.callsOf('PATCH /api/contracts/1').map((it) => it.headers['if-match'])).toEqual(['"3"', '"4"']);
  expect(readEntity(contract, '/api/contracts/1')).toMatchObject({ version: 5, infoBackend: 'b', infoDriver: 'Tor 3' });
});

test('a deleted record leaves the lists', async () => {
  server.on('GET /api/contracts', () => collection(row(1), row(2)));
  const list = await show();
  server.on('DELETE /api/contracts/1', () => ({ status: 204 }));
  await remove('/api/contracts/1');
  expect([list.iris(), readEntity(contract, '/api/contracts/1')]).toEqual([['/api/contracts/2'], undefined]);
  expect(server.callsOf('DELETE /api/contracts/1')[0]?.headers['if-match']).toBe('"1"');
});

test('undo sends the old values and is refused in a sentence when somebody was faster', async () => {
  shows('C Forms Rückgängig');
  const before = readEntity(contract, absorb(row(1, { auftragsnummer: '26000123', driver: null }), { whole: true }));
  server.on('PATCH /api/contracts/1', () => ({
    body: row(1, { version: 2, auftragsnummer: '26000123', driver: '/api/drivers/5' }),
  }));
  const after = await update(contract, '/api/contracts/1', { driver: '/api/drivers/5' });
  if (!before) throw new Error('no order');
  const back = undoOf(before, after, ['driver']);
  expect(back).toEqual({ iri: '/api/contracts/1', version: 2, patch: { driver: null } });
  server.on('PATCH /api/contracts/1', () => ({ status: 412, body: { title: 'Geändert' } }));
  await expect(undo(back)).rejects.toThrow(
    'Rückgängig ist nicht mehr möglich: Auftrag 26000123 wurde seither geändert.',
  );
});

test('bulk work reports per row, can be stopped and repeats only what failed', async () => {
  const stop = new AbortController();
  const broken = new Set([2]);
  const each = async (item: number) => {
    if (item === 4) stop.abort();
    if (broken.has(item)) throw new Error('nein');
  };
  const first = await bulk([1, 2, 3, 4, 5], each, { concurrency: 1, signal: stop.signal });
  expect(first).toMatchObject({ done: 3, failed: 1, of: 5, isStopped: true, left: [2, 5] });
  broken.clear();
  expect(await first.retry()).toMatchObject({ done: 2, failed: 0, isStopped: false, left: [] });
});

test('records of lists that left the cache are freed, with what only they referred to', async () => {
  server.on('GET /api/contracts', () =>
    collection(row(1, { driver: { '@id': '/api/drivers/5', '@type': 'Driver', lastName: 'Krause' } })),
  );
  await fetchList(contract);
  evict();
  expect(readAnyEntity('/api/drivers/5')?.lastName).toBe('Krause');
  queryClient.clear();
  evict();
  expect([readEntity(contract, '/api/contracts/1'), readAnyEntity('/api/drivers/5')]).toEqual([undefined, undefined]);
});
