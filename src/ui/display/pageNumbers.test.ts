import { expect, test } from 'vitest';
import { pageNumbers, rangeText } from './pageNumbers.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('few pages are all shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(3, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(1, 0)).toEqual([1]);
});

test('many pages keep first, last and the neighbours', () => {
  shows('D1 §2 Shell pager with numbers');
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'after', 20]);
  expect(pageNumbers(10, 20)).toEqual([1, 'before', 9, 10, 11, 'after', 20]);
  expect(pageNumbers(20, 20)).toEqual([1, 'before', 16, 17, 18, 19, 20]);
});

test('the pager says what is in sight', () => {
  expect(rangeText({ page: 1, perPage: 100, total: 319 })).toBe('1–100 von 319');
  expect(rangeText({ page: 4, perPage: 100, total: 319 })).toBe('301–319 von 319');
  expect(rangeText({ page: 3, perPage: 500, total: 10_000, capped: true })).toBe('1.001–1.500 von mehr als 10.000');
  expect(rangeText({ page: 1, perPage: 100, total: 0 })).toBe('0 von 0');
});
