import { expect, test } from 'vitest';
import { shows } from '../../../../tests/specification/shows.ts';
import { inSequence } from './connections.ts';
import { emptyContent, type ReadRow } from './importedRow.ts';
import { contractAmong } from './contractAmong.ts';
import { recognise, type KnownContract, type Stock } from './recognise.ts';

const content = { ...emptyContent, carModel: 'Golf', datum: '2026-11-26', bringdatum: '2026-11-26' };
const read = (more: Partial<ReadRow> = {}): ReadRow => ({
  row: 2,
  key: 'AB-1',
  number: 'AB-1',
  action: 'NEU',
  follows: null,
  bundleId: null,
  content,
  findings: [],
  ...more,
});
const known: KnownContract = {
  iri: '/api/contracts/7',
  auftragsnummer: '26000418',
  isStorniert: false,
  processState: 'UNPROCESSED',
  content: { ...content, licensePlate: 'WOB-LS 1' },
};
const stock = (contract?: KnownContract, twin?: KnownContract): Stock => ({
  format: 'MANUFACTURER',
  contractOf: ({ key }) => (key === 'AB-1' ? contract : undefined),
  hasNumber: () => false,
  alike: () => twin,
});
const outcome = (row: ReadRow, there: Stock) => {
  const [it] = recognise([row], there);
  return [it?.effect, it?.confirm, it?.findings.map(({ text }) => text).join(' ')];
};
const later = { ...content, bringdatum: '2026-11-27' };

test('what is there decides what becomes of a row', () => {
  shows('R50');
  expect(outcome(read(), stock())).toEqual(['CREATE', true, '']);
  expect(outcome(read(), stock(known))).toEqual(['UNCHANGED', false, 'Unverändert, übersprungen']);
  expect(outcome(read({ content: later }), stock(known))).toEqual(['EDIT', true, '']);
  const begun = { ...known, processState: 'STARTED' };
  expect(outcome(read({ content: later }), stock(begun)).slice(0, 2)).toEqual(['EDIT', false]);
  const pickedUp = { ...known, processState: 'SUBMITTED' };
  const refusal = 'Auftrag 26000418 ist bereits abgeholt und kann nicht mehr geändert werden.';
  expect(outcome(read({ content: later }), stock(pickedUp))).toEqual(['FAULTY', false, refusal]);
  const twin = 'Möglicher doppelter Auftrag zu 26000418';
  expect(outcome(read(), stock(undefined, known))).toEqual(['DOUBLE', false, twin]);
});

test('a change or a cancellation needs its order', () => {
  shows('R50');
  const missing = (what: string) => `Zu „AB-1“ gibt es keinen Auftrag, der ${what} werden könnte.`;
  expect(outcome(read({ action: 'ÄNDERUNG' }), stock())).toEqual(['FAULTY', false, missing('geändert')]);
  expect(outcome(read({ action: 'STORNO' }), stock())).toEqual(['FAULTY', false, missing('storniert')]);
  expect(outcome(read({ action: 'STORNO' }), stock(known))).toEqual(['CANCEL', true, '']);
  const cancelled = { ...known, isStorniert: true };
  expect(outcome(read({ action: 'STORNO' }), stock(cancelled)).slice(0, 2)).toEqual(['UNCHANGED', false]);
  const lost = 'Der Anschluss „AB-9“ wurde weder in der Datei noch im Bestand gefunden.';
  expect(outcome(read({ follows: 'AB-9' }), stock())).toEqual(['FAULTY', false, lost]);
});

test('a return ride of Atr is connected to a main order of an earlier file', () => {
  shows('imports.md');
  const back = read({ key: 'R26-1-R', number: 'R26-1-R', follows: 'R26-1' });
  const atr = (hasMain: boolean): Stock => ({ ...stock(), format: 'ATR', hasNumber: () => hasMain });
  expect(outcome(back, atr(true))).toEqual(['CREATE', true, '']);
  expect(outcome(back, atr(false))).toEqual(['FAULTY', false, 'Zum Vorgang R26-1-R gibt es keinen Hauptauftrag.']);
});

test('with Athlon a number may stand for several vehicles: its FIN tells them apart, else its plate', () => {
  const [vin, other] = ['TMBJJ7NX5PY012345', 'TMBJJ7NX5PY054321'];
  const there = [
    { carFin: null, licensePlate: 'F-LS 2088' },
    { carFin: other, licensePlate: null },
    { carFin: null, licensePlate: null },
  ];
  const found = (carFin: string | null, licensePlate: string | null) =>
    contractAmong('ATHLON', { carFin, licensePlate }, there);
  expect(found(vin, 'F LS-2088')).toBe(there[0]);
  expect(found(other, 'F-LS 2088')).toBe(there[1]);
  expect(found(null, null)).toBe(there[2]);
  expect(found(vin, null)).toBeUndefined();
  expect(contractAmong('ATR', { carFin: vin, licensePlate: null }, there)).toBe(there[0]);
});

test('differences name what was and what would be; what the file leaves out stays', () => {
  shows('R50');
  const [it] = recognise([read({ content: later })], stock(known));
  expect(it?.differences).toEqual([{ field: 'bringdatum', before: '2026-11-26', after: '2026-11-27' }]);
});

test('whoever is followed is made first', () => {
  const rows = [
    { number: 'C', follows: 'B' },
    { number: 'B', follows: 'A' },
    { number: 'A', follows: null },
    { number: 'D', follows: 'elsewhere' },
  ];
  expect(inSequence(rows).map((it) => it.number)).toEqual(['A', 'B', 'C', 'D']);
});
