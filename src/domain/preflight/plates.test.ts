import { expect, test } from 'vitest';
import { plateFindings } from './plates.ts';
import { contractWith, driverWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import { shows } from '../../../tests/specification/shows.ts';

const red = contractWith({ angemeldet: false, redPlate: 'K-06 123' });
const use = (more: object = {}) => ({ ...otherWith(2, { driver: '/api/drivers/9', ...more }), redPlate: 'K 06123' });
const said = ['info', false];
const kinds = (contract: typeof red, uses: Parameters<typeof plateFindings>[2] = []) =>
  plateFindings(contract, driverWith(), uses).map((it) => [it.kind, it.needsReason === true]);

test('a registered vehicle needs no red plate, one without must have it or a note', () => {
  shows('R8');
  expect(kinds(contractWith())).toEqual([]);
  expect(kinds(contractWith({ angemeldet: false, plateNote: 'liegt beim Händler' }))).toEqual([]);
  expect(kinds(contractWith({ angemeldet: false }))).toEqual([['warn', false]]);
});

test('the plate to take along is said', () => {
  expect(kinds(red)).toEqual([said, said]);
  expect(plateFindings(red, driverWith(), []).map((it) => it.text)).toContain(
    'Bitte vor Fahrtantritt das Fahrzeug in das Fahrzeugscheinheft eintragen.',
  );
});

test('a plate that is lent to another house, and what its book will lack, are named before the ride', () => {
  shows('R8');
  const titles = (driver: object, contract: object = {}) =>
    plateFindings({ ...red, ...contract }, driverWith(driver), []).flatMap((it) =>
      it.kind === 'warn' ? `${it.title}: ${it.text}` : [],
    );
  expect(titles({})).toEqual([]);
  expect(titles({ isOutsider: true })).toEqual([
    '26000001: SBGR gehört nicht zum Halter von K-06 123: Ein rotes Kennzeichen darf nicht an andere Unternehmen verliehen werden.',
  ]);
  expect(titles({ hasWholeAddress: false }, { redPlate: 'K-XY 12', manufacturer: null, carFin: '123' })).toEqual([
    '26000001: Angaben für das Buch der roten Kennzeichen fehlen: Kennzeichen, Anschrift des Fahrzeugführers, Hersteller, Fahrzeug-Identifizierungsnummer',
  ]);
});

test('one plate cannot be on two vehicles at a time, unless the same driver takes it from one to the other', () => {
  expect(kinds(red, [use()])).toEqual([['warn', true], said]);
  expect(kinds(red, [use({ driver: '/api/drivers/7' })])).toEqual([said, said]);
  expect(kinds(red, [use({ pickupTimeFrom: '14:00', pickupTimeTo: '15:00', deliveryTimeFrom: '18:00' })])).toEqual([
    said,
    said,
  ]);
  expect(kinds(red, [use({ pickupTimeFrom: null })])).toEqual([['warn', true], said]);
});
