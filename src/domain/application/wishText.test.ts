import { expect, test } from 'vitest';
import { wishesText, wishOf } from './wishText.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('a wish says when and how far', () => {
  shows('D1 §2 contracts order block connection');
  expect(
    wishOf(
      {
        pickupDate: '2026-11-24',
        pickupTimeFrom: '09:00',
        pickupTimeTo: '11:00',
        additionalDistance: 62.4,
        allowedAdditionalDistanceExceeded: true,
      },
      5,
    ),
  ).toEqual({ text: '24.11.2026 09:00–11:00 · Umweg 62,40 km', isTooFar: true });
  expect(wishOf({ additionalDistance: 0.8 }, 5).text).toBe('Umweg 800 m');
  expect(wishOf(null, 5)).toEqual({ text: '', isTooFar: false });
});

test('a package keeps a wish per contract', () => {
  expect(wishOf({ 5: { pickupTimeFrom: '09:00' }, 6: { pickupTimeFrom: '10:00' } }, 6).text).toBe('10:00');
});

test('all wishes of a package stand in one line', () => {
  const wishes = { 5: { pickupTimeFrom: '09:00' }, 6: { pickupTimeFrom: '10:00' } };
  expect([wishesText(wishes, undefined), wishesText(wishes, 6), wishesText(null, undefined)]).toEqual([
    '09:00; 10:00',
    '10:00',
    '',
  ]);
});
