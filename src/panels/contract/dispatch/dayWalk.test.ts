import { expect, test } from 'vitest';
import { asksForOpen, firstDay, goTo, isNothingButDay, isOneDay, onlyDay, step, toggledOpen } from './dayWalk.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const open = { 'datum[after]': ['2026-11-21'], flags: ['FF'] };
const today = '2026-11-21';

test('an open list walks on from its first day and keeps its other filters', () => {
  expect(step(open, { by: 1, today })).toEqual({ 'datum[after]': ['2026-11-22'], flags: ['FF'] });
  expect(step(open, { by: -1, today })).toEqual({ 'datum[after]': ['2026-11-20'], flags: ['FF'] });
});

test('a list of one day shows the next one day', () => {
  const one = onlyDay(open, '2026-11-30');
  expect(isOneDay(one)).toBe(true);
  expect(step(one, { by: 1, today })).toEqual({
    flags: ['FF'],
    'datum[after]': ['2026-12-01'],
    'datum[before]': ['2026-12-01'],
  });
});

test('the contracts of a day that have no driver are one click away, and all of that day one more', () => {
  shows('D1 §2 disposition day header');
  const asked = toggledOpen({ 'datum[after]': [today], flags: ['UB', 'FV'] }, '2026-11-23');
  expect(asked).toEqual({ 'datum[after]': ['2026-11-23'], 'datum[before]': ['2026-11-23'], flags: ['UB', 'FF'] });
  expect(asksForOpen(asked)).toBe(true);
  expect(toggledOpen(asked, '2026-11-23')).toEqual({
    'datum[after]': ['2026-11-23'],
    'datum[before]': ['2026-11-23'],
    flags: ['UB'],
  });
  expect(toggledOpen({ flags: ['FF'] }, today)).toEqual({});
});

test('only a day without any other filter is a day on which nothing is planned', () => {
  expect(isNothingButDay(onlyDay({}, '2026-11-30'))).toBe(true);
  expect(isNothingButDay(onlyDay(open, '2026-11-30'))).toBe(false);
  expect(isNothingButDay({ 'datum[after]': ['2026-11-30'] })).toBe(false);
});

test('a span of days opens up when one walks', () => {
  expect(goTo({ 'datum[after]': ['2026-11-20'], 'datum[before]': ['2026-11-22'] }, '2026-11-24')).toEqual({
    'datum[after]': ['2026-11-24'],
  });
});

test('a list without a first day walks from today', () => {
  expect(firstDay({})).toBeUndefined();
  expect(step({}, { by: -1, today })).toEqual({ 'datum[after]': ['2026-11-20'] });
});
