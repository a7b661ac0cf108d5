import { expect, test } from 'vitest';
import { formatAmount, formatEuro, fromCents, sumAmounts, toCents } from './amount.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('amounts and cents are exact', () => {
  shows('D0 Names exact money');
  expect(toCents('385.00')).toBe(38_500);
  expect(toCents('0.29')).toBe(29);
  expect(toCents('-902.41')).toBe(-90_241);
  expect(toCents('-0.00')).toBe(0);
  expect(fromCents(38_500)).toBe('385.00');
  expect(fromCents(-1)).toBe('-0.01');
  expect(fromCents(0)).toBe('0.00');
});

test('whatever stands behind the cents is rounded once, half a cent away from nothing', () => {
  expect(toCents('0.005')).toBe(1);
  expect(toCents('-0.005')).toBe(-1);
  expect(toCents('0.0049')).toBe(0);
  expect(toCents('-0.004')).toBe(0);
  expect(toCents('7')).toBe(700);
  expect(toCents('7.5')).toBe(750);
  expect(sumAmounts(['0.004', '0.004'])).toBe('0.01');
  expect(sumAmounts(['9999999999999.99', '9999999999999.99'])).toBe('19999999999999.98');
  expect(sumAmounts(Array.from({ length: 200_000 }, () => '0.01'))).toBe('2000.00');
  expect(() => toCents('1.234,50')).toThrow('no amount');
});

test('sums do not lose a cent', () => {
  expect(sumAmounts(['0.10', '0.20'])).toBe('0.30');
  expect(sumAmounts(['385.00', '199.00', '239.00', '52.41', '15.00', '12.00'])).toBe('902.41');
  expect(sumAmounts(['1.00', null, undefined, ''])).toBe('1.00');
  expect(sumAmounts([])).toBe('0.00');
});

test('amounts are shown the German way', () => {
  expect(formatAmount('246.00')).toBe('246,00');
  expect(formatEuro('1284.5')).toBe('1.284,50 €');
  expect(formatEuro('1234567.89')).toBe('1.234.567,89 €');
  expect(formatAmount('-902.41')).toBe('−902,41');
  expect(formatAmount('-0.00')).toBe('0,00');
  expect(formatAmount('999.00')).toBe('999,00');
  expect(formatEuro(null)).toBe('–');
});
