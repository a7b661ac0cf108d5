import { expect, test } from 'vitest';
import { bulkColumns } from './columns.ts';
import { entriesOf, mapTable, readTable } from './paste.ts';

const today = '2026-11-21';

test('reads tabs, semicolons and commas, quotes and line breaks inside of them', () => {
  expect(readTable('a\tb\r\nc\t"d ""e""\nf"\n\n')).toEqual([['a', 'b'], ['c', 'd "e"\nf']]);
  expect(readTable('a;b,c\nd;e')).toEqual([['a', 'b,c'], ['d', 'e']]);
  expect(readTable('a,b')).toEqual([['a', 'b']]);
  expect(readTable('Zoll 15" Felge\tx')).toEqual([['Zoll 15" Felge', 'x']]);
});

test('finds columns by their German headings, whatever their order and spelling', () => {
  const { targets, rows } = mapTable([['Kennzeichen', 'Abhol-Straße', 'Zustelldatum', 'Fahrgestellnummer', 'Preis', 'Abholung Ort', 'Abhol Ort'], ['K-AB 1', 'Weg', '24.11.', '', '5', 'Köln', 'Bonn']]);
  expect(targets).toEqual(['licensePlate', 'pickupLocation.strasse', 'bringdatum', 'carFin', null, 'pickupLocation.ort', null]);
  expect(entriesOf({ headings: null, rows, targets }, today)).toEqual([{ licensePlate: 'K-AB 1', 'pickupLocation.strasse': 'Weg', bringdatum: '24.11.2026', 'pickupLocation.ort': 'Köln' }]);
});

test('without headings the columns of the table are taken in their order, what is beyond is left aside', () => {
  const { headings, targets } = mapTable([Array.from({ length: 40 }, () => 'x')]);
  expect(headings).toBeNull();
  expect([targets.slice(0, 3), targets.at(-1)]).toEqual([bulkColumns.slice(0, 3).map((it) => it.path), null]);
});

test('a pasted span fills both ends, and what was not understood stays as it came', () => {
  expect(entriesOf(mapTable([['Abholung von', 'Abholung Datum'], ['9-11', 'irgendwann']]), today)).toEqual([{ pickupTimeFrom: '09:00', pickupTimeTo: '11:00', datum: 'irgendwann' }]);
});

test('nothing pasted is nothing', () => {
  expect(mapTable(readTable(' \n '))).toEqual({ headings: [], rows: [], targets: [] });
});
