// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { tokenFor, wireServer, type WireServer } from '../../../tests/harness/wireServer.ts';
import { onPause } from '../../api/pause.ts';
import { keepTokens } from '../../api/session/tokens.ts';
import type { ContractEntity } from './contractFacts.ts';
import { exportContracts, printContracts, printProtocols } from './contractPapers.ts';
import { protocolLinkCommands } from '../protocol/protocolLink.ts';
import { runCommand } from '../runCommand.ts';
import { provideTools, type Tools } from '../tools.ts';
import { shows } from '../../../tests/specification/shows.ts';

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
const contract = (id: number, more: object = {}): ContractEntity => ({
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
  shows('D1 §8 export failure');
  server.on('POST /api/contracts/custom_export', () => ({
    status: 503,
    body: { title: 'Zurzeit nicht verfügbar', detail: 'Der Datenträger ist voll.' },
  }));
  await exportContracts.run([contract(1), contract(2)], tools);
  expect(server.callsOf('POST /api/contracts/custom_export')[0]?.body).toEqual({ data: [1, 2] });
  expect(said).toEqual(['error: Error: Export nicht erstellt: Zurzeit nicht verfügbar']);
});

test('an export or a paper that has to wait comes by itself after the pause, which is told without a fault', async () => {
  const pauses: number[] = [];
  onTestFinished(onPause((seconds) => pauses.push(seconds)));
  const detail = 'Sie haben in kurzer Zeit sehr viele PDFs angefordert; bitte warten Sie 1 Sekunde.';
  const wait = { status: 429, headers: { 'Retry-After': '1' }, body: { title: 'Zu viele Anfragen', detail } };
  const refused = { status: 503, body: { title: 'Zurzeit nicht verfügbar', detail: 'Der Datenträger ist voll.' } };
  for (const route of ['POST /api/contracts/custom_export', 'GET /api/contracts/1/pdf'])
    server.on(route, () => (server.callsOf(route).length === 1 ? wait : refused));
  await exportContracts.run([contract(1)], tools);
  runCommand(printContracts, [contract(1)]);
  await expect.poll(() => said, { timeout: 5_000 }).toHaveLength(2);
  expect(said.filter((it) => it.includes(detail))).toEqual([]);
  expect(server.calls.map((it) => it.path)).toEqual([
    ...Array.from({ length: 2 }, () => '/api/contracts/custom_export'),
    ...Array.from({ length: 2 }, () => '/api/contracts/1/pdf'),
  ]);
  expect(pauses).toEqual([1, 1]);
});

test('more papers than the server prints at once are not asked for', () => {
  const many = Array.from({ length: 101 }, (_, at) => contract(at + 1));
  expect(printContracts.check?.(many, facts)).toMatchObject({
    verdict: 'refused',
    reason: 'Höchstens 100 Aufträge auf einmal.',
  });
  expect(printContracts.check?.(many.slice(1), facts)).toMatchObject({ verdict: 'allowed' });
  expect(printProtocols.check?.([contract(1, { protocol: null })], facts)).toMatchObject({ verdict: 'refused' });
});

test('links to protocols are withdrawn only after a question, each at its protocol', async () => {
  const [ofContracts] = protocolLinkCommands;
  server.on('POST /api/protocols/1/withdraw_link', () => ({
    body: { '@id': '/api/protocols/1', '@type': 'Protocol', id: 1, version: 2 },
  }));
  await ofContracts?.run([contract(1)], tools);
  expect(server.callsOf('POST /api/protocols/1/withdraw_link')).toHaveLength(0);
  await ofContracts?.run([contract(1)], { ...tools, ask: async () => ({}) });
  expect(server.callsOf('POST /api/protocols/1/withdraw_link')).toHaveLength(1);
  expect(said).toEqual(['success: Link zurückgezogen']);
  expect(ofContracts?.check?.([contract(1, { protocol: null })], facts)).toMatchObject({ verdict: 'refused' });
});
