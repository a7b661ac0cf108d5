// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerRows, tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { keepTokens } from '../../api/session/tokens.ts';
import { recalculatePrices } from './contractPrices.ts';
import type { Tools } from '../tools.ts';
import { shows } from '../../../tests/specification/shows.ts';

let server: WireServer;
let said: string[];
let undo: (() => Promise<void>) | undefined;
const tools: Tools = {
  open: () => undefined,
  ask: async () => null,
  dialog: () => undefined,
  roles: () => ['dispo'],
  notify: {
    success: (text, more) => {
      said.push(text);
      undo = more?.undo;
    },
    warning: () => undefined,
    error: (text) => void said.push(text),
    info: () => undefined,
  },
};
const contracts = [1, 2].map((id) => ({ '@id': `/api/contracts/${String(id)}`, '@type': 'Contract', id, version: 1 }));

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  said = [];
  undo = undefined;
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
});
afterEach(() => server.close());

test('prices worked out again are put back with their flags, and only where they were changed', async () => {
  shows('D0 Orders order value');
  const previous = { auftragswert: '100.00', auftragswertIsSet: false };
  server.on('POST /api/contracts/recalculate_prices', () => ({
    body: { changed: [{ '@id': '/api/contracts/2', version: 8, previous }], unchanged: 1, kept: [] },
  }));
  server.on(
    'POST /api/contracts/bulk',
    answerRows(() => ({ status: 200, version: 9 })),
  );
  await recalculatePrices.run(contracts, tools);
  expect(said).toEqual(['Preise neu berechnet: 1 Auftrag geändert']);
  await undo?.();
  expect(server.callsOf('POST /api/contracts/bulk').map((it) => it.body)).toEqual([
    { changes: previous, items: [{ id: 2, version: 8 }] },
  ]);
});

test('where all prices are right there is nothing to take back', async () => {
  server.on('POST /api/contracts/recalculate_prices', () => ({ body: { changed: [], unchanged: 2, kept: [] } }));
  await recalculatePrices.run(contracts, tools);
  expect([said, undo]).toEqual([['Alle Preise stimmen mit den Preislisten überein'], undefined]);
});
