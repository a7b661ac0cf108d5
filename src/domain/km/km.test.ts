import { expect, test } from 'vitest';
import { formatKm, formatKmDifference, formatMetres } from './formatKm.ts';
import { kmChip } from './kmChip.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('distances are whole kilometres in lists', () => {
  expect(formatKm(387.4)).toBe('387 km');
  expect(formatKm(0)).toBe('0 km');
  expect(formatKm(1120)).toBe('1.120 km');
  expect(formatKm(null)).toBe('–');
  expect(formatKmDifference(64)).toBe('+64 km');
  expect(formatKmDifference(-7.2)).toBe('−7 km');
  expect(formatKmDifference(-0.2)).toBe('0 km');
});

test('metres turn into kilometres from 1000 on', () => {
  shows('D1 §9 metres below 1000');
  expect(formatMetres(850)).toBe('850 m');
  expect(formatMetres(999.4)).toBe('999 m');
  expect(formatMetres(999.6)).toBe('1,00 km');
  expect(formatMetres(1000)).toBe('1,00 km');
  expect(formatMetres(41_237)).toBe('41,24 km');
  expect(formatMetres(1_234_567)).toBe('1.234,57 km');
  expect(formatMetres(undefined)).toBe('–');
});

const chip = (difference: number | null, bringdatum: string, status = 3) =>
  kmChip({ differenceBetweenGoogleAndActualKm: difference, datum: '2026-11-24', bringdatum }, status)?.tone;

test('on one day the chip turns red beyond 50 km either way', () => {
  shows('D1 §2 disposition greyed texts');
  expect(chip(50, '2026-11-24')).toBe('grey');
  expect(chip(50.5, '2026-11-24')).toBe('red');
  expect(chip(-50, '2026-11-24')).toBe('grey');
  expect(chip(-51, '2026-11-24')).toBe('red');
});

test('over several days the chip turns red beyond 100 km either way', () => {
  shows('D1 §5 kilometre chip limits');
  expect(chip(100, '2026-11-25')).toBe('grey');
  expect(chip(101, '2026-11-25')).toBe('red');
  expect(chip(-101, '2026-11-25')).toBe('red');
});

test('before delivery or without a difference there is no chip', () => {
  expect(chip(80, '2026-11-24', 2)).toBeUndefined();
  expect(chip(80, '2026-11-24', 4)).toBe('red');
  expect(chip(null, '2026-11-24')).toBeUndefined();
});
