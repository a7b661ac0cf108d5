import { expect, test } from 'vitest';
import { bulkColumns, columnsFor } from './columns.ts';
import { entryFaults } from './entry.ts';
import { entriesOf, mapTable, readTable, sampleTable, shortPostcodes, withLongPostcodes } from './paste.ts';
import { shows } from '../../../tests/specification/shows.ts';

const today = '2026-11-21';

test('reads tabs, semicolons and commas, quotes and line breaks inside of them', () => {
  expect(readTable('a\tb\r\nc\t"d ""e""\nf"\n\n')).toEqual([
    ['a', 'b'],
    ['c', 'd "e"\nf'],
  ]);
  expect(readTable('a;b,c\nd;e')).toEqual([
    ['a', 'b,c'],
    ['d', 'e'],
  ]);
  expect(readTable('a,b')).toEqual([['a', 'b']]);
  expect(readTable('Zoll 15" Felge\tx')).toEqual([['Zoll 15" Felge', 'x']]);
});

test('finds columns by their German headings, whatever their order and spelling', () => {
  const { targets, rows } = mapTable([
    ['Kennzeichen', 'Abhol-Straße', 'Zustelldatum', 'Fahrgestellnummer', 'Rabatt', 'Abholung Ort', 'Abhol Ort'],
    ['K-AB 1', 'Weg', '24.11.', '', '5', 'Köln', 'Bonn'],
  ]);
  expect(targets).toEqual([
    'licensePlate',
    'pickupLocation.strasse',
    'bringdatum',
    'carFin',
    null,
    'pickupLocation.ort',
    null,
  ]);
  expect(entriesOf({ headings: null, rows, targets }, today)).toEqual([
    { licensePlate: 'K-AB 1', 'pickupLocation.strasse': 'Weg', bringdatum: '24.11.2026', 'pickupLocation.ort': 'Köln' },
  ]);
});

test('without headings the columns of the table are taken in their order, what is beyond is left aside', () => {
  const { headings, targets } = mapTable([Array.from({ length: 45 }, () => 'x')]);
  expect(headings).toBeNull();
  expect([targets.slice(0, 3), targets.at(-1)]).toEqual([bulkColumns.slice(0, 3).map((it) => it.path), null]);
});

test('a pasted span fills both ends, and what was not understood stays as it came', () => {
  expect(
    entriesOf(
      mapTable([
        ['Abholung von', 'Abholung Datum'],
        ['9-11', 'irgendwann'],
      ]),
      today,
    ),
  ).toEqual([{ pickupTimeFrom: '09:00', pickupTimeTo: '11:00', datum: 'irgendwann' }]);
});

test('nothing pasted is nothing', () => {
  expect(mapTable(readTable(' \n '))).toEqual({ headings: [], rows: [], targets: [] });
});

test('the table understands its own headings: of two streets the first is of the pickup, also with the groups above them', () => {
  shows('D1 §2 contracts create-multiple');
  const labels = bulkColumns.map((it) => it.label);
  const values = bulkColumns.map((it) => `Wert ${it.path}`);
  expect(mapTable([labels, values]).targets).toEqual(bulkColumns.map((it) => it.path));
  const groups = bulkColumns.map((it, at) => (bulkColumns[at - 1]?.group === it.group ? '' : it.group));
  const both = mapTable([groups, labels, values]);
  expect([both.targets, both.rows]).toEqual([bulkColumns.map((it) => it.path), [values]]);
  expect(
    mapTable([
      ['Straße', 'Ort', 'Straße', 'Ort', 'Straße'],
      ['a', 'b', 'c', 'd', 'e'],
    ]).targets,
  ).toEqual(['pickupLocation.strasse', 'pickupLocation.ort', 'deliveryLocation.strasse', 'deliveryLocation.ort', null]);
});

test('the sample is understood whole, and has no money for those who see none', () => {
  for (const columns of [columnsFor(true), columnsFor(false)]) {
    const { targets, rows } = mapTable(readTable(sampleTable(columns, today)), columns);
    expect(targets).toEqual(columns.map((it) => it.path));
    expect(
      entryFaults({
        head: { contractClientAddress: '/api/customers/1' },
        shared: {},
        cells: entriesOf({ headings: null, rows, targets }, today)[0] ?? {},
        today,
      }),
    ).toEqual({});
  }
  expect(columnsFor(false).map((it) => it.path)).not.toContain('auftragswert');
  expect(
    mapTable(
      [
        ['Kennzeichen', 'Modell', 'Preis'],
        ['K-AB 1', 'Golf', '5'],
      ],
      columnsFor(false),
    ).targets,
  ).toEqual(['licensePlate', 'carModel', null]);
});

test('four digits of a postcode are asked about and completed only when a person says so', () => {
  const table = mapTable([
    ['Abholung PLZ', 'Ziel PLZ', 'Modell'],
    ['1067', '50667', '1234'],
  ]);
  expect(shortPostcodes(table)).toEqual(['1067']);
  expect(entriesOf(table, today)).toEqual([
    { 'pickupLocation.plz': '1067', 'deliveryLocation.plz': '50667', carModel: '1234' },
  ]);
  expect(withLongPostcodes(table).rows).toEqual([['01067', '50667', '1234']]);
});
