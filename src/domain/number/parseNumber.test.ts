import { expect, test } from 'vitest';
import { parseNumber } from './parseNumber.ts';

test('numeric fields never hold anything but a number from the minimum on', () => {
  expect(parseNumber('387,4')).toBe(387.4);
  expect(parseNumber('387.40')).toBe(387.4);
  expect(parseNumber(' 5 ')).toBe(5);
  expect(parseNumber('abc')).toBe(0);
  expect(parseNumber('')).toBe(0);
  expect(parseNumber('1e9')).toBe(0);
  expect(parseNumber('-5')).toBe(0);
  expect(parseNumber('-5', { min: -999 })).toBe(-5);
  expect(parseNumber('−5', { min: -999 })).toBe(-5);
  expect(parseNumber('0', { min: 1 })).toBe(1);
});
