import { expect, test } from 'vitest';
import { shows } from '../../tests/specification/shows.ts';
import { isTooLate, nextRun, planText, type Schedule } from './schedule.ts';

const night: Schedule = { at: '02:30' };
const offers: Schedule = { at: '17:00', until: '20:00', onlyWorkingDays: true };
const next = (schedule: Schedule, after: string) => nextRun(schedule, new Date(after)).toISOString();

test.each([
  ['before the time it is still today', night, '2026-11-21T01:29:59Z', '2026-11-21T01:30:00.000Z'],
  ['at the time it is tomorrow', night, '2026-11-21T01:30:00Z', '2026-11-22T01:30:00.000Z'],
  ['by the clock of the company, also in summer', night, '2026-07-01T12:00:00Z', '2026-07-02T00:30:00.000Z'],
  ['in the night without this hour', night, '2027-03-27T12:00:00Z', '2027-03-28T01:30:00.000Z'],
  ['after Friday comes Monday', offers, '2026-11-20T16:00:00Z', '2026-11-23T16:00:00.000Z'],
  ['again and again', { everyMinutes: 10 }, '2026-11-20T16:00:00Z', '2026-11-20T16:10:00.000Z'],
])('%s', (_, schedule, after, then) => {
  shows('D0 Running a backup');
  expect(next(schedule as Schedule, after)).toBe(then);
});

test('in the night with two of this hour it comes once only', () => {
  const first = next(night, '2026-10-24T12:00:00Z');
  expect(first).toBe('2026-10-25T01:30:00.000Z');
  expect(next(night, first)).toBe('2026-10-26T01:30:00.000Z');
});

test('what was missed is made up for, but drivers get no mail at night', () => {
  shows('R14', 'D0 Running jobs');
  const planned = new Date('2026-11-23T16:00:00Z');
  expect(isTooLate(offers, planned, new Date('2026-11-23T18:59:59Z'))).toBe(false);
  expect(isTooLate(offers, planned, new Date('2026-11-23T19:00:00Z'))).toBe(true);
  expect(isTooLate(offers, planned, new Date('2026-11-25T16:30:00Z'))).toBe(true);
  expect(isTooLate(night, planned, new Date('2026-12-24T12:00:00Z'))).toBe(false);
});

test('administrators read when it runs', () => {
  expect([night, offers, { everyMinutes: 10 }, { everyMinutes: 1 }].map(planText)).toEqual([
    'täglich um 02:30 Uhr',
    'an Arbeitstagen um 17:00 Uhr, nachgeholt bis 20:00 Uhr',
    'alle 10 Minuten',
    'jede Minute',
  ]);
});
