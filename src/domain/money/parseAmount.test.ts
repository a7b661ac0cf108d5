import { expect, test } from 'vitest';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['1.284,50', '1284.50'],
  ['1284,5', '1284.50'],
  ['1284.50', '1284.50'],
  ['12.5', '12.50'],
  ['1.284', '1284.00'],
  ['1.234.567,8', '1234567.80'],
  ['246', '246.00'],
  ['246,00 €', '246.00'],
  ['246 EUR', '246.00'],
  ['-12', '-12.00'],
  ['−12,50', '-12.50'],
  ['0,07', '0.07'],
])('%s is %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', 'abc', '1,234', '1.23.4', '12,', ',5', '1.284,505', '0.284', '1,2,3', '1e3'])('%s is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});
