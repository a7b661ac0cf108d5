import { expect, test } from 'vitest';
import { addDays } from '../time/calendarDay.ts';
import { cutoffOf, keptUntil } from './cutoff.ts';

const today = '2026-11-24';

test('a period in days, months or years ends with its day', () => {
  expect(cutoffOf({ amount: 90, unit: 'days' }, today)).toBe('2026-08-26');
  expect(cutoffOf({ amount: 6, unit: 'months' }, '2026-08-31')).toBe('2026-02-28');
  expect(cutoffOf({ amount: 1, unit: 'years' }, '2028-02-29')).toBe('2027-02-28');
});

test('whole years begin with the end of the year', () => {
  expect(cutoffOf({ amount: 8, unit: 'wholeYears' }, '2026-12-31')).toBe('2018-01-01');
  expect(cutoffOf({ amount: 8, unit: 'wholeYears' }, '2026-01-01')).toBe('2018-01-01');
  expect(cutoffOf({ amount: 8, unit: 'wholeYears' }, '2025-12-31')).toBe('2017-01-01');
});

test('the last day is the one before everything of that day may go', () => {
  for (const unit of ['days', 'months', 'years', 'wholeYears'] as const) {
    const last = keptUntil({ amount: 6, unit }, '2026-05-17');
    expect(cutoffOf({ amount: 6, unit }, last) <= '2026-05-17').toBe(true);
    expect(cutoffOf({ amount: 6, unit }, addDays(last, 1)) > '2026-05-17').toBe(true);
  }
});
