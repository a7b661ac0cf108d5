import { expect, test } from 'vitest';
import { marginOf, shareText } from './margin.ts';

test('what is left of a contract is known when both sides are', () => {
  expect(marginOf({ value: '385.00', credit: '218.00' })).toBe('167.00');
  expect(marginOf({ value: '100.00', credit: '118.50' })).toBe('-18.50');
  expect([marginOf({ value: null, credit: '1.00' }), marginOf({ value: '1.00', credit: null })]).toEqual([null, null]);
});

test('its share is told to a tenth of a percent, and not where nothing was charged', () => {
  expect(shareText({ value: '385.00', credit: '218.00' })).toBe('43,4 %');
  expect(shareText({ value: '100.00', credit: '118.50' })).toBe('−18,5 %');
  expect([shareText({ value: '0.00', credit: '10.00' }), shareText({ value: '1.00', credit: null })]).toEqual([
    '–',
    '–',
  ]);
});
