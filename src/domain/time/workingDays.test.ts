import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay, workingDaysFrom } from './workingDays.ts';
import { shows } from '../../../tests/specification/shows.ts';

test.each([
  ['2026-11-23', '2026-11-25', 2],
  ['2026-11-23', '2026-11-24', 1],
  ['2026-11-27', '2026-11-30', 1],
  ['2026-11-27', '2026-12-01', 2],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-11-20', '2026-12-04', 10],
  ['2026-11-25', '2026-11-23', -2],
])('from %s to %s are %i working days', (from, to, days) => {
  shows('D1 §9 2 working days', 'R70');
  expect(workingDaysFrom(from, to)).toBe(days);
});

test('working days skip weekends, not holidays', () => {
  shows('D0 Orders working days');
  expect(addWorkingDays('2026-11-27', 1)).toBe('2026-11-30');
  expect(addWorkingDays('2026-11-28', 1)).toBe('2026-11-30');
  expect(addWorkingDays('2026-11-30', -1)).toBe('2026-11-27');
  expect(addWorkingDays('2026-12-24', 1)).toBe('2026-12-25');
  expect(isWorkingDay('2026-11-28')).toBe(false);
  expect(isWorkingDay('2026-11-30')).toBe(true);
});
