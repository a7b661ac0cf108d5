import { expect, test } from 'vitest';
import { absenceText, checkSpan, isAwayOn } from './absence.ts';

const week = { from: '2026-11-23', until: '2026-11-27' };

test('an absence of one day is one, an end before its beginning is refused at the end', () => {
  expect(checkSpan({ from: week.from, until: week.from }).verdict).toBe('allowed');
  expect(checkSpan({ from: week.until, until: week.from })).toMatchObject({
    verdict: 'refused',
    reason: 'Das Ende liegt vor dem Beginn.',
    field: 'until',
  });
});

test('both its ends belong to an absence', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28'];
  expect(days.map((it) => isAwayOn(it, week))).toEqual([false, true, true, false]);
  expect(absenceText('Jette Hagestolz', week)).toBe('Jette Hagestolz ist vom 23.11.2026 bis 27.11.2026 abwesend.');
});
