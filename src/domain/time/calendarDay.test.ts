import { expect, test } from 'vitest';
import { addDays, calendarDay, daysFrom, isCalendarDay, weekdayOf } from './calendarDay.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('only days of the calendar are days', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
  expect(isCalendarDay('2027-02-29')).toBe(false);
  expect(isCalendarDay('2026-11-21T12:00')).toBe(false);
  expect(isCalendarDay('21.11.2026')).toBe(false);
  expect(calendarDay(2026, 2, 30)).toBeUndefined();
  expect(calendarDay(2026, 2, 3)).toBe('2026-02-03');
});

test('changes of the clock do not shift days', () => {
  shows('D0 Names days');
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysFrom('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysFrom('2026-10-26', '2026-10-24')).toBe(-2);
});

test('the week begins on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});
