import { resourceOf } from '../../domain/resources.ts';
import { expect, test } from 'vitest';
import { bulkColumns, columnAt, type CellPath } from './columns.ts';
import { entryFaults, filledFrom, isBlank, lacksRequired, leftCell, contractOf, typedIn, withDriver } from './entry.ts';
import { contract as contractNoun } from '../contract/contract.ts';
import { fieldAt } from '../define/resource.ts';
import { readCell } from './readCell.ts';
import { shows } from '../../../tests/specification/shows.ts';

const contract = resourceOf(contractNoun);

const today = '2026-11-21';
const read = (path: CellPath, text: string) => {
  const column = columnAt(path);
  if (!column) throw new Error(path);
  const reading = readCell(column, text, today);
  return 'error' in reading ? `! ${reading.error}` : reading.shown;
};
const complete = {
  datum: '24.11.2026',
  pickupTimeFrom: '08:00',
  pickupTimeTo: '10:00',
  'pickupLocation.firma': 'Autohaus',
  'pickupLocation.strasse': 'Hauptstraße',
  'pickupLocation.ort': 'Köln',
  bringdatum: '24.11.2026',
  deliveryTimeFrom: '14:00',
  deliveryTimeTo: '16:00',
  'deliveryLocation.firma': 'Ziel',
  'deliveryLocation.strasse': 'Ring',
  'deliveryLocation.ort': 'Ulm',
  carModel: 'Golf',
};
const entry = (cells: object = {}, shared: Readonly<Record<string, string>> = {}) => ({
  head: { contractClientAddress: '/api/customers/1' },
  shared,
  cells: { ...complete, ...cells },
  today,
});

test('every column goes to a field that contracts have', () => {
  expect(bulkColumns.filter((it) => !fieldAt(contract, it.path))).toEqual([]);
});

test('cells understand what date, time, postcode and VIN fields understand', () => {
  expect([read('datum', '24.11'), read('datum', '+3'), read('datum', '2026-11-24'), read('datum', '31.2.')]).toEqual([
    '24.11.2026',
    '24.11.2026',
    '24.11.2026',
    '! Den 31.2. gibt es nicht',
  ]);
  expect([
    read('pickupTimeFrom', '930'),
    read('pickupTimeFrom', '9:30:00'),
    read('pickupTimeFrom', '9 Uhr'),
    read('pickupTimeFrom', 'früh'),
  ]).toEqual(['09:30', '09:30', '09:00', '! Invalid time format']);
  expect([
    read('pickupLocation.plz', '1067'),
    read('pickupLocation.plz', '123'),
    read('pickupLocation.plz', '01067'),
  ]).toEqual(['! PLZ hat fünf Ziffern. 01067?', '! PLZ hat fünf Ziffern', '01067']);
  expect([read('carFin', 'wvw zzz1jz3w386752'), read('carFin', 'WVWZZZ1JZ3W3867529'), read('carFin', 'O')]).toEqual([
    'WVWZZZ1JZ3W386752',
    '! FIN hat 18 statt 17 Zeichen',
    '! Die FIN enthält unzulässige Zeichen (I, O, Q).',
  ]);
  expect(read('pickupLocation.anspr1email', 'ohne Zeichen')).toBe('! Keine gültige E-Mail-Adresse');
});

test('a span fills both ends of a window, a single time sets an end two hours later only where none was', () => {
  expect(leftCell({ pickupTimeFrom: '9-11' }, 'pickupTimeFrom', today)).toEqual({
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
  });
  expect(leftCell({ pickupTimeFrom: '9' }, 'pickupTimeFrom', today)).toEqual({
    pickupTimeFrom: '09:00',
    pickupTimeTo: '11:00',
  });
  expect(leftCell({ pickupTimeFrom: '9', pickupTimeTo: '10:00' }, 'pickupTimeFrom', today)).toEqual({
    pickupTimeFrom: '09:00',
    pickupTimeTo: '10:00',
  });
  expect(leftCell({ pickupTimeFrom: 'früh' }, 'pickupTimeFrom', today)).toEqual({ pickupTimeFrom: 'früh' });
});

test('what is entered for all rows fills the empty cells of each', () => {
  expect(filledFrom({ carModel: 'Golf', kostenstelle: '7' }, { carModel: 'Polo', kostenstelle: ' ' })).toEqual({
    carModel: 'Polo',
    kostenstelle: '7',
  });
  expect(entryFaults(entry({ carModel: '' }, { carModel: 'Golf' }))).toEqual({});
});

test('each day and time window and what every new contract needs is missing at its cell', () => {
  shows('D1 §5 bulk create');
  const faults = entryFaults({ ...entry(), cells: {} });
  expect(Object.keys(faults)).toEqual(Object.keys(complete));
  expect([
    lacksRequired(faults),
    lacksRequired(entryFaults(entry())),
    isBlank({ datum: ' ' }),
    isBlank(complete),
  ]).toEqual([true, false, true, false]);
});

test('the rules of contracts speak at the cell', () => {
  expect(entryFaults(entry({ pickupTimeTo: '07:00' }))).toEqual({ pickupTimeTo: '„bis“ liegt vor „von“' });
  expect(entryFaults(entry({ bringdatum: '23.11.2026' }))).toEqual({
    bringdatum: 'Die Zustellung liegt vor der Abholung',
  });
});

test('a row becomes the contract the API takes', () => {
  expect(contractOf(entry({ pickupTimeFrom: '8' }))).toMatchObject({
    contractClientAddress: '/api/customers/1',
    datum: '2026-11-24',
    pickupTimeFrom: '08:00',
    pickupLocation: { firma: 'Autohaus', strasse: 'Hauptstraße', ort: 'Köln' },
    carModel: 'Golf',
  });
});

test('a driver counts while he is the one that was taken from the list; km and price are set by hand', () => {
  const taken = withDriver(complete, { iri: '/api/drivers/5', name: 'AKL · Arne Kleverth' });
  expect(contractOf(entry(taken))).toMatchObject({ driver: '/api/drivers/5' });
  expect(entryFaults(entry({ ...taken, driver: 'Arne' }))).toEqual({
    driver: 'Bitte einen Fahrer aus der Liste wählen',
  });
  expect(entryFaults({ ...entry(taken), head: { ...entry().head, flexContract: true } })).toEqual({
    driver: expect.stringContaining('Flex'),
  });
  expect(isBlank(typedIn(withDriver({}, { iri: '/api/drivers/5', name: 'AKL' }), 'driver', ''))).toBe(true);
  expect(contractOf(entry({ googleKm: '387,4 km', auftragswert: '1.385,50 €' }))).toMatchObject({
    googleKm: 387.4,
    editGoogleKm: true,
    auftragswert: '1385.50',
    auftragswertIsSet: true,
  });
  expect(entryFaults(entry({ googleKm: 'weit' }))).toEqual({
    googleKm: 'Keine Zahl mit höchstens zwei Nachkommastellen',
  });
});

test('an address of the stock goes along until another firm is typed', () => {
  const taken = { ...complete, pickupAddress: '/api/addresses/7' };
  expect(contractOf(entry(taken))).toMatchObject({ pickupAddress: '/api/addresses/7' });
  expect(contractOf({ ...entry(), cells: typedIn(taken, 'pickupLocation.firma', 'Andere') })).not.toHaveProperty(
    'pickupAddress',
  );
});
