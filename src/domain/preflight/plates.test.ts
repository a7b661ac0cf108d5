import { expect, test } from 'vitest';
import { plateFindings } from './plates.ts';
import { contractWith, otherWith } from '../../../tests/harness/preflightFacts.ts';
import { shows } from '../../../tests/specification/shows.ts';

const red = contractWith({ angemeldet: false, redPlate: 'K-06123' });
const use = (more: object = {}) => ({ ...otherWith(2, { driver: '/api/drivers/9', ...more }), redPlate: 'K 06123' });
const kinds = (contract: typeof red, uses: Parameters<typeof plateFindings>[2] = []) =>
  plateFindings(contract, '/api/drivers/7', uses).map((it) => [it.kind, it.needsReason === true]);

test('a registered vehicle needs no red plate, one without must have it or a note', () => {
  shows('R8');
  expect(kinds(contractWith())).toEqual([]);
  expect(kinds(contractWith({ angemeldet: false, plateNote: 'liegt beim Händler' }))).toEqual([]);
  expect(kinds(contractWith({ angemeldet: false }))).toEqual([['warn', false]]);
});

test('the plate to take along is said', () => {
  expect(kinds(red)).toEqual([['info', false]]);
});

test('one plate cannot be on two vehicles at a time, unless the same driver takes it from one to the other', () => {
  expect(kinds(red, [use()])).toEqual([['warn', true]]);
  expect(kinds(red, [use({ driver: '/api/drivers/7' })])).toEqual([['info', false]]);
  expect(kinds(red, [use({ pickupTimeFrom: '14:00', pickupTimeTo: '15:00', deliveryTimeFrom: '18:00' })])).toEqual([
    ['info', false],
  ]);
  expect(kinds(red, [use({ pickupTimeFrom: null })])).toEqual([['warn', true]]);
});
