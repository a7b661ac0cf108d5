// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { keepTokens } from '../../api/session/tokens.ts';
import type { Order } from './contractFacts.ts';
import { exportContracts, printContracts, printProtocols } from './contractPapers.ts';
import { protocolLinkCommands } from '../protocol/protocolLink.ts';
import { runCommand } from '../runCommand.ts';
import { provideTools, type Tools } from '../tools.ts';
import { shows } from '../../../tests/specification/shows.ts';

shows('D1 §8 export failure');

let server: WireServer;
let said: string[];
const note = (kind: string) => (text: string) => void said.push(`${kind}: ${text}`);
const tools: Tools = {
  open: () => undefined,
  ask: async () => null,
  dialog: () => undefined,
  roles: () => ['dispo'],
  notify: { success: note('success'), warning: note('warning'), error: note('error'), info: note('info') },
};
const order = (id: number, more: object = {}): Order => ({
  '@id': `/api/contracts/${String(id)}`,
  '@type': 'Contract',
  id,
  version: 1,
  auftragsnummer: `2600000${String(id)}`,
  protocol: '/api/protocols/1',
  ...more,
});
const facts = { roles: ['dispo'], now: new Date() } as const;

beforeEach(async () => {
  server = await wireServer();
  server.openPage();
  localStorage.clear();
  said = [];
  provideTools(tools);
  keepTokens({ token: tokenFor('dispo'), refresh_token: 'r1' });
});
afterEach(() => server.close());

test('an export that was not made is told in the words of the document', async () => {
  server.on('POST /api/contracts/custom_export', () => ({
    status: 503,
    body: { title: 'Zurzeit nicht verfügbar', detail: 'Der Datenträger ist voll.' },
  }));
  await exportContracts.run([order(1), order(2)], tools);
  expect(server.callsOf('POST /api/contracts/custom_export')[0]?.body).toEqual({ data: [1, 2] });
  expect(said).toEqual(['error: Error: Export nicht erstellt: Zurzeit nicht verfügbar']);
});

test('an export or a paper that has to wait is no error: the sentence of the server is told as a warning', async () => {
  const detail = 'Sie haben in kurzer Zeit sehr viele PDFs angefordert; bitte warten Sie 2 Sekunden.';
  const wait = () => ({ status: 429, headers: { 'Retry-After': '2' }, body: { title: 'Zu viele Anfragen', detail } });
  server.on('POST /api/contracts/custom_export', wait);
  await exportContracts.run([order(1)], tools);
  server.on('GET /api/contracts/1/pdf', wait);
  runCommand(printContracts, [order(1)]);
  await expect.poll(() => said).toEqual([`warning: ${detail}`, `warning: ${detail}`]);
});

test('more papers than the server prints at once are not asked for', () => {
  const many = Array.from({ length: 101 }, (_, at) => order(at + 1));
  expect(printContracts.check?.(many, facts)).toMatchObject({
    verdict: 'refused',
    reason: 'Höchstens 100 Aufträge auf einmal.',
  });
  expect(printContracts.check?.(many.slice(1), facts)).toMatchObject({ verdict: 'allowed' });
  expect(printProtocols.check?.([order(1, { protocol: null })], facts)).toMatchObject({ verdict: 'refused' });
});

test('links to protocols are withdrawn only after a question, each at its protocol', async () => {
  const [ofOrders] = protocolLinkCommands;
  server.on('POST /api/protocols/1/withdraw_link', () => ({
    body: { '@id': '/api/protocols/1', '@type': 'Protocol', id: 1, version: 2 },
  }));
  await ofOrders?.run([order(1)], tools);
  expect(server.callsOf('POST /api/protocols/1/withdraw_link')).toHaveLength(0);
  await ofOrders?.run([order(1)], { ...tools, ask: async () => ({}) });
  expect(server.callsOf('POST /api/protocols/1/withdraw_link')).toHaveLength(1);
  expect(said).toEqual(['success: Link zurückgezogen']);
  expect(ofOrders?.check?.([order(1, { protocol: null })], facts)).toMatchObject({ verdict: 'refused' });
});
