import { expect, test } from 'vitest';
import { priceHint } from './priceHint.ts';
import { shows } from '../../../../../tests/specification/shows.ts';

const worked = { amount: '385.00', lines: [], hint: null };
const standing = { shown: '385.00', reason: undefined, isTyped: false };

test('an amount that is what the price list says needs no words', () => {
  expect(priceHint(worked, standing)).toBeUndefined();
  expect(priceHint(worked, { ...standing, reason: 'festgelegt' })).toBeUndefined();
});

test('what saving would change is said before', () => {
  shows('D1 §2 contracts order block order');
  expect(priceHint(worked, { ...standing, shown: '340.00' })).toBe('mit dem Speichern 385,00 EUR');
  expect(priceHint(worked, { ...standing, shown: null })).toBe('mit dem Speichern 385,00 EUR');
});

test('what was entered stays, beside what the price list says', () => {
  expect(priceHint(worked, { ...standing, shown: '400.00', isTyped: true })).toBe(
    'wird so festgelegt · berechnet 385,00 EUR',
  );
  expect(priceHint(worked, { ...standing, shown: '400.00', reason: 'festgelegt' })).toBe(
    'festgelegt · berechnet 385,00 EUR',
  );
  expect(priceHint(worked, { ...standing, reason: 'abgerechnet' })).toBe('abgerechnet, wird nicht mehr berechnet');
});

test('without a price the reason stands there', () => {
  const none = { amount: null, lines: [], hint: 'Keine Preisstufe für 1.120 km' };
  expect(priceHint(none, { ...standing, shown: null })).toBe('Keine Preisstufe für 1.120 km');
  expect(priceHint(none, { ...standing, shown: '400.00', reason: 'festgelegt' })).toBe(
    'festgelegt · Keine Preisstufe für 1.120 km',
  );
});
