import { expect, test } from 'vitest';
import { amountRule, readDecimal, whyNotRead, writeDecimal } from './decimalText.ts';
import { shows } from '../../../tests/specification/shows.ts';

const figure = { decimals: 2 };

test.each([
  ['246', '246.00'],
  ['246,5', '246.50'],
  ['246.50', '246.50'],
  ['1.284,50', '1284.50'],
  ['1.284', '1284.00'],
  ['1.234.567,8', '1234567.80'],
  ['2,675', '2.68'],
  ['0,005', '0.01'],
  ['18,50 EUR', '18.50'],
  ['18,5 km', '18.50'],
  ['2 %', '2.00'],
  ['abc', '0.00'],
  ['-5', '0.00'],
])('a figure typed as %s is %s', (typed, value) => {
  shows('D1 §5 numeric inputs');
  expect(readDecimal(typed, figure)).toBe(value);
});

test.each(['123,4x', '12,5,0', '1-2', 'x9'])('%s is no figure, and no 0 either', (typed) => {
  expect(readDecimal(typed, figure)).toBeUndefined();
});

test.each(['0,005', '2,675', '1.284,501'])('%s is no amount of money, but is not rounded either', (typed) => {
  expect(readDecimal(typed, amountRule)).toBeUndefined();
  expect(whyNotRead(typed, amountRule)).toBe('Der Betrag hat mehr als zwei Nachkommastellen.');
});

test('an amount may be written with more noughts, and what is no figure is called so', () => {
  expect(readDecimal('2,500', amountRule)).toBe('2.50');
  expect(whyNotRead('2,500', amountRule)).toBeUndefined();
  expect(whyNotRead('12,5,0', amountRule)).toBe('Keine gültige Zahl');
});

test('nothing typed stays nothing', () => {
  expect(readDecimal('  ', figure)).toBeNull();
});

test('a figure may be negative only where its field allows it', () => {
  expect(readDecimal('-7,5', { decimals: 2, min: -100 })).toBe('-7.50');
  expect(readDecimal('900', { decimals: 0, max: 500 })).toBe('500');
});

test('figures are shown with comma, and grouped once they are left', () => {
  expect(writeDecimal('1284.50', true)).toBe('1.284,50');
  expect(writeDecimal('1284.50', false)).toBe('1284,50');
  expect(writeDecimal('-1234567', true)).toBe('-1.234.567');
});
