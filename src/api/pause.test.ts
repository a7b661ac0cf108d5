// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../tests/harness/wireServer.ts';
import { contract } from '../domain/contract/contract.ts';
import { customer } from '../domain/customer/customer.ts';
import type { Definition } from '../domain/define/row.ts';
import { request } from './http.ts';
import { listQuery } from './records/lists.ts';
import { onPause } from './pause.ts';
import { queryClient } from './queryClient.ts';
import { keepTokens } from './session/tokens.ts';
import { shows } from '../../tests/specification/shows.ts';

let server: WireServer;
const stops: (() => void)[] = [];
const pause = (seconds: string) => ({
  status: 429,
  headers: { 'Retry-After': seconds },
  body: { title: 'Zu viele Anfragen', detail: 'Bitte warten Sie.' },
});

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  await server.close();
});

/** What a shown list ends with, good or bad. */
const shown = (definition: Definition) =>
  new Promise<string>((resolve) => {
    stops.push(
      new QueryObserver(queryClient, listQuery(definition, {})).subscribe(({ status, fetchStatus }) => {
        if (fetchStatus === 'idle' && status !== 'pending') resolve(status);
      }),
    );
  });

test('lists that were refused for too many questions go on by themselves once the pause is over, and it is told once', async () => {
  shows('D1 §7 keys of other');
  const told = vi.fn();
  stops.push(onPause(told));
  const empty = { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
  for (const path of ['contracts', 'customers'])
    server.on(`GET /api/${path}`, () => (server.callsOf(`GET /api/${path}`).length === 1 ? pause('1') : empty));
  const began = performance.now();
  expect(await Promise.all([shown(contract), shown(customer)])).toEqual(['success', 'success']);
  expect(performance.now() - began).toBeGreaterThanOrEqual(950);
  expect(told.mock.calls).toEqual([[1]]);
  expect(server.calls).toHaveLength(4);
});

test('a refusal without an end, or one beyond a minute, is shown at once', async () => {
  const told = vi.fn();
  stops.push(onPause(told));
  server.on('GET /api/contracts', () => ({ status: 429, body: {} }));
  server.on('GET /api/customers', () => pause('3600'));
  expect(await Promise.all([shown(contract), shown(customer)])).toEqual(['error', 'error']);
  expect(told).not.toHaveBeenCalled();
  await expect(request('GET', '/api/customers')).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
});
