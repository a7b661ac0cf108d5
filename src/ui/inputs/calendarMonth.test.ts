import { expect, test } from 'vitest';
import { movedDay, otherMonth, weeksOf } from './calendarMonth.ts';

test('a sheet has six weeks from Monday on, with their week numbers', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual({
    number: 44,
    days: ['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'],
  });
  expect(weeks[5]?.days.at(-1)).toBe('2026-12-06');
});

test('the change to winter time swallows no day', () => {
  expect(new Set(weeksOf('2026-10-01').flatMap((week) => week.days)).size).toBe(42);
});

test('arrows walk days and weeks, the picture keys months', () => {
  expect(movedDay('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
  expect(movedDay('2026-11-21', 'ArrowUp')).toBe('2026-11-14');
  expect(movedDay('2026-01-31', 'PageDown')).toBe('2026-02-28');
  expect(movedDay('2026-11-21', 'Home')).toBe('2026-11-16');
  expect(movedDay('2026-11-21', 'x')).toBeUndefined();
  expect(otherMonth('2026-11-21', -1)).toBe('2026-10-21');
});
