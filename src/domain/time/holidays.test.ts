import { expect, test } from 'vitest';
import { holidayHint, holidayName } from './holidays.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('holidays depend on the Bundesland', () => {
  shows('D0 Orders working days');
  expect(holidayName('2027-01-06', 'BY')).toBe('Heilige Drei Könige');
  expect(holidayName('2027-01-06', 'HH')).toBeUndefined();
  expect(holidayHint('2027-01-06', 'BY')).toBe('Feiertag in Bayern am 6.1. (Heilige Drei Könige)');
  expect(holidayHint('2026-11-21', 'BY')).toBeUndefined();
  expect(holidayName('2026-12-25', 'SN')).toBe('1. Weihnachtstag');
});
