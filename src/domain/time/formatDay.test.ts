import { expect, test } from 'vitest';
import { formatDate, formatDay, formatDayDistance, formatDayFull, formatDayShort, formatMonth } from './formatDay.ts';

test('days are written as Germans write them', () => {
  expect(formatDate('2026-11-21')).toBe('21.11.2026');
  expect(formatDay('2026-11-21')).toBe('Samstag, 21. November 2026');
  expect(formatDay('2027-03-01')).toBe('Montag, 1. März 2027');
  expect(formatMonth('2027-03-01')).toBe('März 2027');
  expect(formatDayShort('2026-11-21')).toBe('Sa 21.11.');
  expect(formatDayFull('2026-11-24')).toBe('Di 24.11.2026');
});

test('no day is shown as nothing and an odd value as it is', () => {
  expect(formatDate(null)).toBe('');
  expect(formatDate(undefined)).toBe('');
  expect(formatDate('2026-02-30')).toBe('2026-02-30');
});

test('distances speak German', () => {
  expect(formatDayDistance('2026-11-22', '2026-11-21')).toBe('+1 Tag');
  expect(formatDayDistance('2026-11-24', '2026-11-21')).toBe('+3 Tage');
  expect(formatDayDistance('2026-11-18', '2026-11-21')).toBe('−3 Tage');
  expect(formatDayDistance('2026-11-21', '2026-11-21')).toBe('heute');
  expect(formatDayDistance('2026-04-01', '2026-03-01')).toBe('+31 Tage');
});
