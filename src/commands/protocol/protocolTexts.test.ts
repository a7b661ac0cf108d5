// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { commandDesk } from '../../../tests/harness/commandDesk.ts';
import { answerRows } from '../../../tests/harness/wireServer.ts';
import { shows } from '../../../tests/specification/shows.ts';
import { absorb, type Entity } from '../../api/records/entities.ts';
import type { protocol } from '../../domain/protocol/protocol.ts';
import { protocolStateCommands } from './protocolState.ts';

const { heard, forget, tools, server } = commandDesk('office');
const { said } = heard;
const asked = () => heard.asked.map(({ title, question }) => `${title}: ${question}`);

let counted = 0;
/** A delivered protocol with what the test is about. */
function known(values: object): Entity<typeof protocol> {
  counted += 1;
  const record = {
    '@id': `/api/protocols/${String(counted)}`,
    '@type': 'Protocol',
    id: counted,
    version: 1,
    orderNumber: '26000418',
    processState: 'RECEIVED',
    aktiv: true,
    mailLocked: false,
    receiverSignature: { name: 'Petra Quandel', signatureTime: '2026-11-24T14:00:00Z' },
    availableSnapshots: [],
    ...values,
  };
  absorb(record, { whole: true });
  server().on(`GET ${record['@id']}`, () => ({ body: record }));
  return record as unknown as Entity<typeof protocol>;
}

async function run(id: string, values: object): Promise<void> {
  const command = protocolStateCommands.find((it) => it.id === id);
  if (!command) throw new Error(`There is no command ${id}.`);
  await command.run([known(values)], tools);
  await expect.poll(() => said.length).toBe(1);
}
const sent = () => (server().callsOf('POST /api/protocols/bulk')[0]?.body as { changes?: object } | undefined)?.changes;

const taken = answerRows(() => ({ status: 200, version: 2 }));
const refused = answerRows(() => ({ status: 409, title: 'Konflikt', detail: 'Er ist abgerechnet.' }));
const mayGoOn = { editProcessPartAllowed: true, disableSignatureValidation: false };

describe('what is asked, sent and said about a protocol, in the words of document 3, sections 4 and 8', () => {
  test.each([
    [
      'protocol.close',
      {},
      { processState: 'CLOSED', allUploadsDone: true },
      'Statuswechsel: Möchten Sie den Status von „Ausgeliefert U3“ zu „Abgeschlossen U4“ wechseln?',
      'Auftrag geschlossen',
    ],
    [
      'protocol.reopen',
      { processState: 'CLOSED', isBilled: true },
      { processState: 'RECEIVED' },
      'Auftrag wieder öffnen: Auftrag 26000418 wieder öffnen? Der Fahrer kann das Protokoll erneut bearbeiten.\n\n26000418 ist bereits abgerechnet.',
      'Auftrag wieder geöffnet',
    ],
    [
      'protocol.state.SUBMITTED',
      {},
      { processState: 'SUBMITTED' },
      'Statuswechsel: Möchten Sie den Status von „Ausgeliefert U3“ zu „Abgeholt U2“ wechseln?',
      'Erfolgreich gespeichert',
    ],
    [
      'protocol.reset.toStarted',
      {},
      { processState: 'STARTED', receiverSignature: null, additionalProperties: mayGoOn },
      'Statuswechsel: Möchten Sie das Protokoll auf „Abholung“ zurücksetzen?',
      'Erfolgreich gespeichert',
    ],
    [
      'protocol.reset.toSubmittedUnlocked',
      {},
      { processState: 'SUBMITTED', additionalProperties: { ...mayGoOn, disableSignatureValidation: true } },
      'Statuswechsel: Möchten Sie das Protokoll auf „Zustellung mit U3 Freigeschaltet“ zurücksetzen?',
      'Erfolgreich gespeichert',
    ],
    [
      'protocol.delete.receiverSignature',
      {},
      { receiverSignature: null },
      'Unterschrift löschen: Unterschrift von Petra Quandel löschen?',
      'Erfolgreich gespeichert',
    ],
    [
      'protocol.reset',
      {},
      { reset: true },
      'Protokoll zurücksetzen: Alle in der App erfassten Daten zu Auftrag 26000418 werden entfernt',
      'Protokoll erfolgreich zurückgesetzt',
    ],
    [
      'protocol.unlock',
      { editingApproved: false },
      { editingApproved: true },
      'Sperre aufheben: Die Bearbeitung in der App ist gesperrt. Sperre aufheben?',
      'Sperre erfolgreich aufgehoben',
    ],
    [
      'protocol.resetEmptyRun',
      { emptyRunDone: true },
      { emptyRunDone: false },
      'Leerfahrt zurücksetzen: Leerfahrt zu Auftrag 26000418 zurücksetzen?',
      'Leerfahrt zurück gesetzt',
    ],
  ])('%s', async (id, values, changes, question, text) => {
    shows('D3 §4 other resets', 'D3 §4 U3 Freigeschaltet', 'D3 §4 close and reopen', 'D3 §8 protocols');
    server().on('POST /api/protocols/bulk', taken);
    await run(id, values);
    expect(sent()).toMatchObject(changes);
    expect([said, asked()]).toEqual([[text], [expect.stringContaining(question)]]);
  });

  test.each([
    ['protocol.visible', {}, { aktiv: false }, 'Protokoll ausgeblendet'],
    ['protocol.visible', { aktiv: false }, { aktiv: true }, 'Protokoll wird angezeigt'],
    ['protocol.lockMail', {}, { mailLocked: true }, 'Versand gesperrt'],
    ['protocol.lockMail', { mailLocked: true }, { mailLocked: false }, 'Versand freigegeben'],
  ])('%s of %j is done without a question', async (id, values, changes, text) => {
    server().on('POST /api/protocols/bulk', taken);
    await run(id, values);
    expect([sent(), said, asked()]).toEqual([changes, [text], []]);
  });

  test.each([
    ['protocol.close', {}, 'Fehler: Er ist abgerechnet.'],
    ['protocol.reset', {}, 'Fehler beim zurück setzen: Er ist abgerechnet.'],
    ['protocol.resetEmptyRun', { emptyRunDone: true }, 'Fehler beim zurück setzen: Er ist abgerechnet.'],
    ['protocol.unlock', { editingApproved: false }, 'Fehler beim entsperren: Er ist abgerechnet.'],
  ])('%s that is refused says so', async (id, values, text) => {
    server().on('POST /api/protocols/bulk', refused);
    await run(id, values);
    expect(said).toEqual([text]);
  });
});

test('an address whose lock is lifted says first what the contract has otherwise', async () => {
  shows('D3 §4 other resets', 'R4');
  const place = { firma: 'Autohaus Nord', strasse: 'Ringweg', hausnr: '4', plz: '50667', ort: 'Köln' };
  const contract = { '@id': '/api/contracts/5', '@type': 'Contract', id: 5, version: 1 };
  absorb({ ...contract, pickupLocation: place, deliveryLocation: place }, { whole: true });
  server().on('GET /api/contracts/5', () => ({
    body: { ...contract, pickupLocation: place, deliveryLocation: place },
  }));
  server().on('POST /api/protocols/bulk', taken);
  const locked = {
    contract: '/api/contracts/5',
    processState: 'SUBMITTED',
    pickupLocationLocked: true,
    deliveryLocationLocked: true,
    pickupLocation: place,
    deliveryLocation: { ...place, hausnr: '6', firma: 'Autohaus Süd' },
  };
  await run('protocol.unlock.delivery', locked);
  expect([sent(), said, asked()]).toEqual([
    { deliveryLocationLocked: false },
    ['Sperre erfolgreich aufgehoben'],
    [
      'Zustelladresse: Sperre aufheben: Die Adresse des Auftrags wird übernommen:\n\nFirma: Autohaus Süd → Autohaus Nord\n\nHausnummer: 6 → 4',
    ],
  ]);
  forget();
  await run('protocol.unlock.pickup', locked);
  expect(asked()).toEqual([
    'Abholadresse: Sperre aufheben: Das Fahrzeug ist hier schon gewesen: Die Adresse bleibt, wie sie ist. Nur die Sperre entfällt.',
  ]);
});

test('the protocol of the ride that follows is emptied the same way', async () => {
  server().on('POST /api/protocols/bulk', taken);
  const next = known({ orderNumber: '26000419' });
  await run('protocol.resetConnection', { anschlussProtokoll: next['@id'] });
  expect(server().callsOf('POST /api/protocols/bulk')[0]?.body).toMatchObject({ items: [{ id: next.id }] });
  expect(asked()[0]).toContain('zu Auftrag 26000419');
  expect(said).toEqual(['Protokoll erfolgreich zurückgesetzt']);
});
