// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { contract } from '../../domain/contract/contract.ts';

const params = { filter: { 'datum[after]': '2026-11-24' }, page: 1, itemsPerPage: 100 } as const;
const list = '/api/contracts?datum%5Bafter%5D=2026-11-24&page=1&itemsPerPage=100';
const record = '/api/contracts/7';
const answered = { '@id': record, '@type': 'Contract', id: 7, version: 3 };
let server: WireServer;

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  const headers = { 'Live-Position': '12-4' };
  server.on('GET /api/contracts', () => ({
    body: { 'hydra:member': [answered], 'hydra:totalItems': 1 },
    headers,
  }));
  server.on(`GET ${record}`, () => ({ body: answered, headers }));
});
afterEach(() => server.close());

/** The program as it starts: nothing of an earlier page is in its memory. */
async function started() {
  vi.resetModules();
  const { keepTokens } = await import('../session/tokens.ts');
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
  const { readEarly, endEarly } = await import('../earlyReads.ts');
  const { earlyPage, earlyRecord, takeInEarly } = await import('./earlyRecords.ts');
  const { evict } = await import('./eviction.ts');
  const { fetchList } = await import('./lists.ts');
  const { fetchAnyItem } = await import('./queries.ts');
  readEarly();
  takeInEarly();
  return {
    endEarly,
    evict,
    earlyPage,
    earlyRecord,
    list: async () => (await fetchList(contract, params)).iris,
    record: async () => (await fetchAnyItem(record)).version,
  };
}
const asked = () => server.callsOf('GET /api/contracts').length + server.callsOf(`GET ${record}`).length;

/** A start after one that began with the list and the record, once both have come. */
async function startedAgain() {
  const last = await started();
  expect([await last.list(), await last.record(), asked()]).toEqual([[record], 3, 2]);
  const next = await started();
  await vi.waitFor(() => expect([next.earlyPage(list)?.iris, next.earlyRecord(record)]).toEqual([[record], record]));
  return next;
}

test('a list and a record that were read early are there at once and not asked for again', async () => {
  const next = await startedAgain();
  expect([await next.list(), await next.record(), asked()]).toEqual([[record], 3, 4]);
});

test('from the first change on both are asked for', async () => {
  const next = await startedAgain();
  next.endEarly();
  expect([next.earlyPage(list), next.earlyRecord(record)]).toEqual([undefined, undefined]);
  expect([await next.list(), await next.record(), asked()]).toEqual([[record], 3, 6]);
});

test('what has been freed before anybody asked for it is no answer', async () => {
  const next = await startedAgain();
  next.evict();
  expect([next.earlyPage(list), next.earlyRecord(record)]).toEqual([undefined, undefined]);
});
