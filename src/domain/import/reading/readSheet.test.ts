import { expect, test } from 'vitest';
import { goodRide } from '../../../../tests/harness/importFiles.ts';
import { shows } from '../../../../tests/specification/shows.ts';
import { headingKey } from './columns.ts';
import { emptyPlace, type ReadFacts, type ReadFile, type ReadRow } from './importedRow.ts';
import { athlonColumns, atrColumns } from './leasingColumns.ts';
import { manufacturerColumns } from './manufacturerColumns.ts';
import { fileRefusals, formatOf, readSheet, recognised } from './readSheet.ts';
import { findingText } from './recognise.ts';
import type { SheetCell } from './sheet.ts';
import { sheetOf } from './sheetOf.ts';

type Line = Readonly<Record<string, SheetCell>>;

const facts: ReadFacts = {
  today: '2026-11-20',
  lockedDays: new Set(['2026-11-27']),
  services: new Set(['Tanken', 'Wäsche innen']),
  fits: (plz, ort) => (ort === 'Kassel' ? plz.startsWith('34') : undefined),
  isParkingSpace: ({ firma }) => firma === 'Stellplatz Dortmund',
};
const good: Line = { ...goodRide, Kennzeichen: 'wob-ls 101E', Elektro: null, Paket: null };
const manufacturer = (...lines: Line[]) => rowsIn(readSheet(sheetOf(manufacturerColumns, lines), facts));

test('each kind of bad row says its line, its column and what is wrong, in the words of the specification', () => {
  shows('imports.md');
  const said = manufacturer(
    good,
    { ...good, 'Auftragsnr. extern': 'AB-440106', FIN: 'WVWZZZE1ZNP01234' },
    { ...good, 'Auftragsnr. extern': 'AB-440107', Abholdatum: '31.11.2026', Zustelldatum: '01.12.2026' },
    { ...good, 'Auftragsnr. extern': 'AB-440108', Abholdatum: '28.11.2026', Zustelldatum: '26.11.2026' },
    { ...good, 'Auftragsnr. extern': 'AB-440109', 'Zustellung Firma': null, 'Zustellung PLZ': 3410 },
    good,
    {
      ...good,
      'Auftragsnr. extern': 'AB-440111',
      Vorgang: 'LÖSCHEN',
      Elektro: 'vielleicht',
      'Abholzeit von': '25:00–26:00',
      'Abholzeit bis': null,
      Leistungen: 'Tanken; Polieren',
    },
    { ...good, 'Auftragsnr. extern': 'AB-440112', FIN: 'WVWZZZE1ZNO012345' },
    { ...good, 'Auftragsnr. extern': 'AB-440113', Abholdatum: '19.11.2026' },
    { ...good, 'Auftragsnr. extern': 'AB-440114', Abholdatum: '27.11.2026', Zustelldatum: '27.11.2026' },
  ).flatMap((it) => it.findings.map((finding) => [finding.column, findingText(it, finding), finding.isHint]));
  expect(said).toEqual([
    ['FIN', 'Zeile 3: Die FIN „WVWZZZE1ZNP01234“ hat 16 statt 17 Zeichen.', false],
    ['Abholdatum', 'Zeile 4: „31.11.2026“ ist kein gültiges Datum (erwartet TT.MM.JJJJ).', false],
    ['Zustelldatum', 'Zeile 5: Das Zustelldatum 26.11.2026 liegt vor dem Abholdatum 28.11.2026.', false],
    ['Zustellung Firma', 'Zeile 6: „Zustellung Firma“ fehlt.', false],
    ['Zustellung PLZ, Ort', 'Zeile 6: Die PLZ „03410“ passt nicht zum Ort „Kassel“.', true],
    ['Auftragsnr. extern', 'Zeile 7: „AB-440101“ steht schon in Zeile 2 dieser Datei.', false],
    ['Vorgang', 'Zeile 8: Unbekannter Vorgang „LÖSCHEN“ (erlaubt: NEU, ÄNDERUNG, STORNO).', false],
    ['Elektro', 'Zeile 8: „vielleicht“ ist weder Ja noch Nein.', false],
    ['Abholzeit', 'Zeile 8: „25:00“ ist keine gültige Uhrzeit (HH:MM).', false],
    ['Leistungen', 'Zeile 8: Die Leistung „Polieren“ ist nicht bekannt.', false],
    ['FIN', 'Zeile 9: Die FIN enthält unzulässige Zeichen (I, O, Q).', false],
    ['Abholdatum', 'Zeile 10: Das Abholdatum liegt in der Vergangenheit.', true],
    ['Abholdatum', 'Zeile 11: Am 27.11.2026 besteht ein Sperrtag.', true],
  ]);
});

test('a file that is none of ours is refused as a whole in one sentence', () => {
  const line = [null, 'Vorgang', 'Modell'];
  expect(readSheet({ name: 'A', rows: [[null], line] }, facts)).toEqual({
    refused: 'Die Überschrift „Auftragsnr. extern“ fehlt. Gefunden: Vorgang, Modell',
  });
  expect(readSheet({ name: 'A', rows: [] }, facts)).toEqual({ refused: fileRefusals.empty });
  const headings = Object.values(manufacturerColumns).map((it) => it.heading);
  expect(readSheet({ name: 'A', rows: [headings, ['', ' ']] }, facts)).toEqual({ refused: fileRefusals.empty });
  const many = Array.from({ length: 5_001 }, () => ['AB']);
  expect(readSheet({ name: 'A', rows: [headings, ...many] }, facts)).toEqual({ refused: fileRefusals.tooManyRows });
});

test('no row refers to itself, and none in a circle', () => {
  const row = (number: string, follows: string): Line => ({
    ...good,
    'Auftragsnr. extern': number,
    'Anschluss zu': follows,
  });
  const said = manufacturer(row('A', 'A'), row('B', 'C'), row('C', 'B'), row('D', 'B')).map((it) =>
    it.findings.map(({ text }) => text),
  );
  expect(said).toEqual([
    ['Der Anschluss „A“ verweist auf die eigene Zeile.'],
    ['Der Anschluss „C“ führt im Kreis zu dieser Zeile zurück.'],
    ['Der Anschluss „B“ führt im Kreis zu dieser Zeile zurück.'],
    [],
  ]);
});

test('headings come in any order, spelling and by their other names; others are named', () => {
  const rows = [
    ['REFERENZ *', 'status', 'lieferdatum', 'Farbe', 'vin', 'typ-modell', 'Datum  Abholung'],
    ['AB-1', 'neu', '24.11.2026', 'rot', 'WVWZZZE1ZNP012345', 'Golf', '23.11.2026'],
  ];
  expect(recognised({ name: 'A', rows }).columns.map((it) => it.column)).toEqual([
    'Auftragsnr. extern',
    'Vorgang',
    'Zustelldatum',
    null,
    'FIN',
    'Modell',
    'Abholdatum',
  ]);
  expect(formatOf(['Vertragsnummer', 'Vorgang'])).toBe('ATHLON');
  expect(formatOf(['satzart', 'VORGANGS-ID *'])).toBe('ATR');
  expect(headingKey('Abholung  Straße *')).toBe(headingKey('abholung strasse'));
  const read = readSheet(
    sheetOf({ ...manufacturerColumns, colour: { ...manufacturerColumns.carModel, heading: 'Farbe' } }, [good]),
    facts,
  );
  expect('refused' in read ? [] : read.unknownColumns).toEqual(['Farbe']);
});

const athlon: Line = {
  Vertragsnummer: '4471-20883',
  Vorgang: 'Leasingrückläufer',
  Fahrzeug: 'Škoda Octavia Combi',
  Kennzeichen: 'F-LS 2088',
  'Abholung ab': '30.11.2026',
  'Abholung bis': '04.12.2026',
  'Anlieferung bis': '07.12.2026',
  'Abholadresse Name': 'Musterfirma AG',
  'Abholadresse Straße': 'Hauptstraße 4',
  'Abholadresse PLZ': 65760,
  'Abholadresse Ort': 'Eschborn',
  'Zieladresse Name': 'Rücknahme Fulda',
  'Zieladresse Straße': 'Am Ring 1',
  'Zieladresse PLZ': 1067,
  'Zieladresse Ort': 'Dresden',
  Nutzer: 'Frau Berger',
};

test('a vehicle of Athlon is one row; its user is met where the vehicle is not ours yet', () => {
  shows('imports.md');
  const [flex, fixed, faulty] = rowsIn(
    readSheet(
      sheetOf(athlonColumns, [
        athlon,
        { ...athlon, Vorgang: 'Neuwagenauslieferung', 'Abholung bis': '30.11.2026', Fahrzeug: 'BMW i4' },
        { ...athlon, Vertragsnummer: '4471-20885', Kennzeichen: null },
      ]),
      facts,
    ),
  );
  expect(flex).toMatchObject({
    key: '4471-20883 PICKUP',
    content: {
      contractType: 'PICKUP',
      manufacturer: 'Škoda',
      carModel: 'Octavia Combi',
      flexContract: true,
      createAvis: true,
      pickupLocation: { ansprechparter1: 'Frau Berger' },
      deliveryLocation: { plz: '01067', ansprechparter1: null },
    },
    findings: [],
  });
  expect(fixed).toMatchObject({
    content: { contractType: 'DELIVERY', flexContract: null, deliveryLocation: { ansprechparter1: 'Frau Berger' } },
    findings: [],
  });
  expect(faulty?.findings.map((it) => it.text)).toEqual(['Kennzeichen fehlt (Pflicht bei Leasingrückläufern).']);
});

const pick: Line = {
  'Vorgangs-ID': 'R26-118204',
  Satzart: 'A',
  Termin: '25.11.2026',
  'Uhrzeit ab': '09:00',
  'Uhrzeit bis': '12:00',
  Standort: 'Depot Köln',
  Straße: 'Butzweilerstraße',
  PLZ: 50829,
  Ort: 'Köln',
  Typ: 'Transit Custom',
  Schlüsselzahl: 2,
};
const bring: Line = { ...pick, Satzart: 'Z', Standort: 'Stellplatz Dortmund', Typ: null, Schlüsselzahl: null };

test('the two rows of Atr are one order, and each half that is missing or too many is named', () => {
  shows('imports.md');
  const of = (number: string, line: Line): Line => ({ ...line, 'Vorgangs-ID': number });
  const contracts = rowsIn(
    readSheet(
      sheetOf(atrColumns, [
        { ...pick, Transportart: 'R' },
        bring,
        of('R26-118204-R', { ...pick, Schlüsselzahl: 7 }),
        of('R26-118204-R', bring),
        of('R26-118205', pick),
        of('R26-118206-R', bring),
        of('R26-118205', pick),
        of('R26-118206-R', { ...pick }),
        of('R26-118205', bring),
        of('R26-118207', pick),
        of('R26-118205-R', pick),
        of('R26-118205-R', bring),
      ]),
      facts,
    ),
  );
  expect(contracts.map((it) => [it.row, it.number, it.follows, ...it.findings.map(({ text }) => text)])).toEqual([
    [2, 'R26-118204', null],
    [4, 'R26-118204-R', 'R26-118204', 'Schlüsselzahl „7“ liegt nicht zwischen 0 und 5.'],
    [6, 'R26-118205', null, 'Vorgang R26-118205 hat zwei Zeilen mit Satzart A (Zeilen 6 und 8).'],
    // Its main order may be in stock.
    [7, 'R26-118206-R', 'R26-118206'],
    [11, 'R26-118207', null, 'Zu Vorgang R26-118207 fehlt die Zeile mit Satzart Z.'],
    [12, 'R26-118205-R', 'R26-118205', 'Zum Vorgang R26-118205-R gibt es keinen Hauptauftrag.'],
  ]);
  expect(contracts[0]?.content).toMatchObject({
    contractType: 'PICKUP',
    anzahlSchluessel: 2,
    pickupTimeTo: '12:00',
    pickupLocation: { ...emptyPlace, firma: 'Depot Köln', strasse: 'Butzweilerstraße', plz: '50829', ort: 'Köln' },
    deliveryLocation: { firma: 'Stellplatz Dortmund' },
  });
});

function rowsIn(read: ReadFile): readonly ReadRow[] {
  if ('refused' in read) throw new Error(read.refused);
  return read.contracts;
}
