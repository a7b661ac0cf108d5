import { expect, test } from 'vitest';
import { drawing, type Draw } from '../../../tests/harness/drawing.ts';
import type { Finding, RecognitionFacts } from './finding.ts';
import { findingsIn } from './recogniseByRules.ts';
import { quoteOf, type IntakeSource } from './source.ts';
import { textPage } from './textPages.ts';

const facts: RecognitionFacts = {
  today: '2026-11-20',
  fits: (plz, ort) => (plz === '99999' ? false : ort === 'Köln Herr Muth' ? false : undefined),
};
const sourceOf = (text: string): IntakeSource => ({ kind: 'TEXT', pages: [textPage(text)] });
const findings = (text: string): readonly Finding[] => findingsIn(sourceOf(text), facts);
const values = (text: string) => Object.fromEntries(findings(text).map((it) => [it.field, it.value]));
const doubtful = (text: string) => findings(text).flatMap((it) => (it.isSure ? [] : [it.field]));

test('a mail with headings for both ends', () => {
  const mail = `Betreff: Transportauftrag

Sehr geehrte Damen und Herren,
bitte überführen Sie folgendes Fahrzeug:

Fahrzeug: VW ID.3 Pro
Kennzeichen: WOB-LS 101E
FIN: WVWZZZE1ZNP012345
Auftragsnummer: AB-440101

Abholadresse:
Werk Nordtor
Industriestraße 1
38440 Wolfsburg
Ansprechpartner: Frau Weber, Tel. 05361 12345-67
Termin: 24.11.2026 zwischen 8 und 12 Uhr

Lieferadresse:
Autohaus Lindner & Kamp GmbH
Ringweg 12
34117 Kassel
Herr Peter Lindner
Tel.: +49 561 998877
E-Mail: lindner@lindner-kamp.example
Termin: 25.11.2026 14:00 - 16:00 Uhr

Bemerkung: Zweiter Schlüssel liegt im Handschuhfach.

Mit freundlichen Grüßen
Sabine Muster
Nordtor Logistik GmbH
Hafenstraße 9
20457 Hamburg
Tel. 040 123456`;
  expect(values(mail)).toEqual({
    manufacturer: 'VW',
    carModel: 'ID.3 Pro',
    licensePlate: 'WOB-LS 101E',
    carFin: 'WVWZZZE1ZNP012345',
    'customData.externalNumber': 'AB-440101',
    datum: '2026-11-24',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '12:00',
    'pickupLocation.firma': 'Werk Nordtor',
    'pickupLocation.strasse': 'Industriestraße',
    'pickupLocation.hausnr': '1',
    'pickupLocation.plz': '38440',
    'pickupLocation.ort': 'Wolfsburg',
    'pickupLocation.ansprechparter1': 'Frau Weber',
    'pickupLocation.anspr1telefon': '05361 12345-67',
    bringdatum: '2026-11-25',
    deliveryTimeFrom: '14:00',
    deliveryTimeTo: '16:00',
    'deliveryLocation.firma': 'Autohaus Lindner & Kamp GmbH',
    'deliveryLocation.strasse': 'Ringweg',
    'deliveryLocation.hausnr': '12',
    'deliveryLocation.plz': '34117',
    'deliveryLocation.ort': 'Kassel',
    'deliveryLocation.ansprechparter1': 'Herr Peter Lindner',
    'deliveryLocation.anspr1telefon': '+49 561 998877',
    'deliveryLocation.anspr1email': 'lindner@lindner-kamp.example',
    infoDriver: 'Zweiter Schlüssel liegt im Handschuhfach.',
  });
  expect(doubtful(mail)).toEqual(['infoDriver']);
});

test('columns side by side, and a table with its headings above', () => {
  const paper = `TRANSPORTAUFTRAG                     Datum: 20.11.2026
Auftrags-Nr.: T-2026-118    Kostenstelle: 4410

Abholung                          Zustellung
Fuhrpark Weserland GmbH           Mietwagen Nordlicht GmbH
Hafenallee 7                      Flughafenring 3
28195 Bremen                      30851 Langenhagen
Telefon: 0421 5550123             Telefon: 0511 / 55 50 199
Datum: 26.11.2026                 Datum: 27.11.2026
Uhrzeit: 8-10 Uhr                 Uhrzeit: bis 15 Uhr

Kennzeichen     FIN                  Modell             Hersteller
HB-XY 77        WV1ZZZ2KZEX054321    Caddy Cargo        Volkswagen`;
  expect(values(paper)).toMatchObject({
    'customData.externalNumber': 'T-2026-118',
    kostenstelle: '4410',
    licensePlate: 'HB-XY 77',
    carFin: 'WV1ZZZ2KZEX054321',
    carModel: 'Caddy Cargo',
    manufacturer: 'Volkswagen',
    datum: '2026-11-26',
    pickupTimeFrom: '08:00',
    pickupTimeTo: '10:00',
    'pickupLocation.firma': 'Fuhrpark Weserland GmbH',
    'pickupLocation.anspr1telefon': '0421 5550123',
    bringdatum: '2026-11-27',
    deliveryTimeTo: '15:00',
    'deliveryLocation.firma': 'Mietwagen Nordlicht GmbH',
    'deliveryLocation.ort': 'Langenhagen',
  });
  expect(doubtful(paper)).toEqual([]);
});

test('running text: the sentence says which end is meant, also where its line is broken', () => {
  const mail = `Hallo zusammen,

könnt ihr am Dienstag, 24.11. zwischen 9 und 11 Uhr einen Skoda Octavia Combi (F-LS 2088) bei uns in der Hauptstraße 12, 65760 Eschborn abholen und am 25.11. bis 14 Uhr nach 36037 Fulda bringen?
Die FIN ist TMBJJ7NX5PY012345.

Viele Grüße
Max`;
  expect(values(mail)).toEqual({
    manufacturer: 'Škoda',
    carModel: 'Octavia Combi',
    licensePlate: 'F-LS 2088',
    carFin: 'TMBJJ7NX5PY012345',
    datum: '2026-11-24',
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
    'pickupLocation.strasse': 'Hauptstraße',
    'pickupLocation.hausnr': '12',
    'pickupLocation.plz': '65760',
    'pickupLocation.ort': 'Eschborn',
    bringdatum: '2026-11-25',
    deliveryTimeTo: '14:00',
    'deliveryLocation.plz': '36037',
    'deliveryLocation.ort': 'Fulda',
  });
});

test('a leasing return: one line per end, the user gives the vehicle away', () => {
  const mail = `Leasingrückläufer
Vertragsnummer 4471-20883
Abholung ab: 30.11.2026
Anlieferung bis: 07.12.2026
Abholort: Frankfurter Str. 3a, 65760 Eschborn
Zielort: Auto-Center Fulda GmbH & Co. KG, Am Alten Bahnhof 7, 36037 Fulda
Nutzer: Max Mustermann, 0171 2345678
Reifen: Winterreifen
Anzahl Schlüssel: 2
Zulassung: abgemeldet`;
  expect(values(mail)).toEqual({
    contractType: 'PICKUP',
    leasingVertragsnummer: '4471-20883',
    bereifung: 'WINTER',
    anzahlSchluessel: 2,
    angemeldet: false,
    datum: '2026-11-30',
    bringdatum: '2026-12-07',
    'pickupLocation.strasse': 'Frankfurter Str.',
    'pickupLocation.hausnr': '3a',
    'pickupLocation.plz': '65760',
    'pickupLocation.ort': 'Eschborn',
    'pickupLocation.ansprechparter1': 'Max Mustermann',
    'pickupLocation.anspr1telefon': '0171 2345678',
    'deliveryLocation.firma': 'Auto-Center Fulda GmbH & Co. KG',
    'deliveryLocation.strasse': 'Am Alten Bahnhof',
    'deliveryLocation.hausnr': '7',
    'deliveryLocation.plz': '36037',
    'deliveryLocation.ort': 'Fulda',
  });
});

test.each([
  ['FIN: WVW ZZZ E1Z NP0 12345', 'carFin', 'WVWZZZE1ZNP012345'],
  ['Fahrgestellnummer WVWZZZE1ZNP012345', 'carFin', 'WVWZZZE1ZNP012345'],
  ['Kennzeichen k-ls418e', 'licensePlate', 'K-LS 418E'],
  ['amtl. Kennzeichen: TÜ AB 1', 'licensePlate', 'TÜ-AB 1'],
  ['Das Fahrzeug nach DIN EN 1090 und WLTP AB 123', 'licensePlate', undefined],
  ['Abholdatum: 3. Dezember 2026', 'datum', '2026-12-03'],
  ['Abholtermin: 2026-12-03', 'datum', '2026-12-03'],
  ['Abholung am 3.12.26', 'datum', '2026-12-03'],
  ['Zustellung bis 04.12., 17 Uhr', 'bringdatum', '2026-12-04'],
  ['Zustellung bis 04.12., 17 Uhr', 'deliveryTimeTo', '17:00'],
  ['Abholung: 30.11.–04.12.2026', 'datum', '2026-11-30'],
  ['Lieferung: 30.11.–04.12.2026', 'bringdatum', '2026-12-04'],
  ['Zustellung bis Di. 01.12.2026, 12:00 Uhr', 'deliveryTimeTo', '12:00'],
  ['Von: 38440 Wolfsburg   Nach: 34117 Kassel\nDatum: 24.11.2026    Uhrzeit: 10:00', 'deliveryTimeFrom', undefined],
  ['Von: 38440 Wolfsburg   Nach: 34117 Kassel', 'deliveryLocation.ort', 'Kassel'],
  [
    'Standort: Leopoldstr. 12, 80802 München\nAnsprechpartner: Hr. Gruber 089/123456',
    'pickupLocation.anspr1telefon',
    '089/123456',
  ],
  ['Fahrzeugdaten\nMarke / Modell    Ford Transit Custom', 'carModel', 'Transit Custom'],
  ['Überführungsauftrag Nr. 88213', 'customData.externalNumber', '88213'],
  ['Abholzeit: 8-12', 'pickupTimeFrom', '08:00'],
  ['Abholung ab 9.30 Uhr', 'pickupTimeFrom', '09:30'],
  ['Abholort: 50667 Köln Herr Muth', 'pickupLocation.ort', 'Köln'],
  ['Abholort: D-01067 Dresden', 'pickupLocation.plz', '01067'],
  ['Ziel: 15230 Frankfurt (Oder)', 'deliveryLocation.ort', 'Frankfurt (Oder)'],
  ['Ziel: 55116 Mainz am Rhein', 'deliveryLocation.ort', 'Mainz am Rhein'],
  ['Modell: Golf Variant', 'carModel', 'Golf Variant'],
  ['Fahrzeug: Mercedes-Benz Sprinter 317, K-AB 12', 'manufacturer', 'Mercedes-Benz'],
  ['Autohaus BMW Zentrum GmbH', 'manufacturer', undefined],
  ['Von: Sabine Muster <muster@firma.example>', 'pickupLocation.anspr1email', undefined],
  ['Telefax: 0221 998877', 'pickupLocation.anspr1telefon', undefined],
])('%s', (text, field, value) => {
  expect(values(text)[field]).toBe(value);
});

test('what may be meant otherwise is said, and no value is chosen where there are two', () => {
  expect(doubtful('Abholort: 99999 Köln')).toEqual(['pickupLocation.plz', 'pickupLocation.ort']);
  expect(findings('Abholung am 01.10.2026').map((it) => [it.isSure, it.because])).toEqual([
    [false, 'Der Tag liegt in der Vergangenheit.'],
  ]);
  const two = findings('FIN: WVWZZZE1ZNP012345\nFIN: WVWZZZ1KZAW123456');
  expect(two.map((it) => [it.id, it.isSure])).toEqual([
    ['carFin#0', false],
    ['carFin#1', false],
  ]);
  expect(doubtful('Termin: 24.11.2026')).toEqual(['datum', 'bringdatum']);
  expect(findings('Datum: 20.11.2026')).toEqual([]);
});

const words =
  'Abholadresse: Lieferadresse Kennzeichen FIN: K-LS 418E WVWZZZE1ZNP012345 24.11. 24.11.2026 8-12 Uhr zwischen und bis nach 50667 Köln Hauptstr. 3a Herr Müller Tel. 0221 998877 a@b.example Bemerkung: , ; | ( ) \n \n\t   Škoda Octavia „“ 🚗 İ ß ﬁ \u00A0 \u0000 \uD83D 99.99.9999 Von: : Termin Zustellung am 31.02.2026'.split(
    ' ',
  );
const babble = ({ below, oneOf }: Draw): string =>
  Array.from({ length: 1 + below(120) }, () =>
    below(12) === 0 ? String.fromCharCode(below(0x3000)) : oneOf(words as [string, ...string[]]),
  ).join(below(3) === 0 ? '\n' : ' ');

test('whatever a text says, it is read without a fault, and each value stands where it is said to stand', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const source = sourceOf(babble(drawing(seed)));
    for (const { field, value, place, quote } of findingsIn(source, facts)) {
      expect(place.length).toBeGreaterThan(0);
      expect(quoteOf(source, place)).toBe(quote);
      if (field === 'carFin') expect(quote.replaceAll(/[\s-]/gu, '').toUpperCase()).toBe(value);
      if (/plz|telefon|hausnr$/u.test(field)) expect(digitsOf(String(value))).toContain(digitsOf(quote));
      if (/ort$|firma|strasse|email/u.test(field)) expect(String(value)).toBe(quote.replaceAll(/\s+/gu, ' ').trim());
    }
  }
});

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}

test('a long text is read in moments', () => {
  const start = performance.now();
  findings(`${'A'.repeat(60_000)}\n${'Hauptstraße und Weg am 1. '.repeat(4_000)}\n${'1 '.repeat(20_000)}`);
  expect(performance.now() - start).toBeLessThan(5_000);
});
