import { expect, test } from 'vitest';
import { obstaclesToCredit, obstaclesToInvoice, openQuestion, refusalOf } from './billability.ts';

const ready = {
  testContract: false,
  isStorniert: false,
  leerfahrt: false,
  blocked: null,
  document: null,
  protocolState: 'CLOSED',
};
const chargeable = { ...ready, hasRecipient: true, auftragswert: '385.00', distance: 387, priceGroup: null };
const driver = { name: 'Ahmet Kamiński', group: 5, hasTaxNumber: true, hasAgreement: true };
const creditable = { ...ready, gutschriftpreis: '218.00', driver };

test('a finished contract with its value stands in nobody’s way', () => {
  expect(obstaclesToInvoice(chargeable)).toEqual([]);
  expect(obstaclesToCredit(creditable)).toEqual([]);
});

test('each thing that keeps a contract off an invoice is named', () => {
  const first = (given: object) => obstaclesToInvoice({ ...chargeable, ...given })[0];
  expect(first({ blocked: { by: 'B. Haltung', day: '2026-11-20' } })?.sentence).toBe(
    'Für die Abrechnung gesperrt von B. Haltung am 20.11.2026.',
  );
  expect(first({ document: { number: '2026-000417', day: '2026-11-24', by: null } })).toMatchObject({
    word: '2026-000417',
    sentence: 'Bereits abgerechnet mit 2026-000417 vom 24.11.2026.',
  });
  const changed = { number: '2026-000417', day: '2026-11-24', by: null, costsChangedOn: '2026-11-26' };
  expect(first({ document: changed })).toMatchObject({
    word: '2026-000417 · Kosten geändert',
    sentence:
      'Bereits abgerechnet mit 2026-000417 vom 24.11.2026. Auslagen oder Wartezeiten wurden danach geändert, zuletzt am 26.11.2026; der Beleg bleibt unverändert.',
  });
  expect(first({ document: { number: null, day: '2026-11-24', by: 'A. Zwei' } })?.word).toBe('im Entwurf');
  expect(first({ auftragswert: null, distance: 1120, priceGroup: { name: 'Standard', reaches: 1000 } })?.sentence).toBe(
    'Keine Preisstufe für 1.120 km. Die größte Stufe von „Standard“ reicht bis 1.000 km.',
  );
  expect(first({ auftragswert: null, distance: null })?.sentence).toBe('Es fehlt die Entfernung.');
  expect(first({ testContract: true })?.word).toBe('Testauftrag');
  expect(first({ hasRecipient: false })?.word).toBe('ohne Empfänger');
});

test('an open protocol asks, unless the ride was cancelled or empty', () => {
  const tones = (given: object) => obstaclesToInvoice({ ...chargeable, ...given }).map((it) => it.word);
  expect(tones({ protocolState: 'SUBMITTED' })).toEqual(['Rückfrage U2']);
  expect(tones({ protocolState: 'SUBMITTED', leerfahrt: true })).toEqual([]);
  expect(tones({ protocolState: 'UNPROCESSED', isStorniert: true, auftragswert: '0.00' })).toEqual(['Storno 0,00']);
  expect(openQuestion(['26000418', '26000421'])).toBe(
    '2 Aufträge sind noch nicht abgeschlossen: 26000418, 26000421. Trotzdem abrechnen?',
  );
});

test('receipts, kilometres and a draft without VAT in Germany are named in their own words', () => {
  const said = (given: object) =>
    obstaclesToInvoice({ ...chargeable, ...given }).map((it) => [it.word, it.sentence, it.tone]);
  const withoutReceipt = [
    { type: 'taxi', amount: '23.40' },
    { type: 'toll', amount: '12.00' },
  ];
  expect(said({ withoutReceipt })).toEqual([
    ['Beleg fehlt', 'Zur Auslage Taxi über 23,40 € fehlt der Beleg.', 'yellow'],
    ['Beleg fehlt', 'Zur Auslage Maut und Fähre über 12,00 € fehlt der Beleg.', 'yellow'],
  ]);
  expect(said({ kmOff: -1120.4 })).toEqual([['Kilometer', 'Die Kilometer weichen um 1.120 km ab.', 'yellow']]);
  const document = { number: null, day: '2026-11-24', by: 'A. Zwei' };
  expect(said({ document, skipsTaxHere: true }).at(-1)).toEqual([
    'skipTax',
    'Ohne Umsatzsteuer ist für einen Kunden in Deutschland nicht möglich.',
    'red',
  ]);
});

test('drivers who are paid otherwise, or whose tax number is missing, get no credit note', () => {
  const words = (given: object) =>
    obstaclesToCredit({ ...creditable, driver: { ...driver, ...given } }).map((it) => it.word);
  expect(words({ group: 1 })).toEqual(['Gruppe Minijob']);
  expect(words({ hasTaxNumber: false, hasAgreement: false })).toEqual(['Steuernummer fehlt', 'Vereinbarung fehlt']);
  const asked = { ...creditable, driver: { ...driver, hasAgreement: false, asksWithoutAgreement: true } };
  expect(obstaclesToCredit(asked).map(({ key, tone }) => [key, tone])).toEqual([['agreementAsked', 'yellow']]);
  expect(obstaclesToCredit({ ...creditable, driver: null })[0]?.word).toBe('ohne Fahrer');
  expect(refusalOf(['26000418'], 'Der Gutschriftpreis fehlt.')).toBe(
    'Nicht abrechenbar: 26000418. Der Gutschriftpreis fehlt.',
  );
});
