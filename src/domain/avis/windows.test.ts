import { describe, expect, test } from 'vitest';
import {
  changeUntil,
  checkWish,
  freeWindows,
  isStillFree,
  rangeAhead,
  windowDay,
  windowShort,
  windowText,
} from './windows.ts';

// A Saturday.
const now = new Date('2026-11-21T09:12:00Z');
const free = {
  range: { from: '2026-11-21', until: '2026-11-27' },
  now,
  lockDays: new Set<string>(),
  fits: () => true,
};
const shown = (more: Partial<typeof free>) => freeWindows({ ...free, ...more }).map(windowShort);

describe('three free windows', () => {
  test('lie on different working days at different hours, none so near that an answer comes too late', () => {
    expect(shown({})).toEqual(['Mo 23.11., 08:00–10:00', 'Di 24.11., 10:00–12:00', 'Mi 25.11., 14:00–16:00']);
    expect(shown({ now: new Date('2026-11-22T11:00:00Z') })[0]).toBe('Di 24.11., 08:00–10:00');
  });

  test('leave out Sperrtage and what does not fit the driver', () => {
    expect(shown({ lockDays: new Set(['2026-11-23', '2026-11-24', '2026-11-25']) })).toEqual([
      'Do 26.11., 08:00–10:00',
      'Do 26.11., 10:00–12:00',
      'Fr 27.11., 10:00–12:00',
    ]);
    expect(freeWindows({ ...free, fits: (it) => it.from === '16:00' }).map(windowShort)).toHaveLength(3);
  });

  test('are looked for from today on, however long ago the range began', () => {
    expect(shown({ range: { from: '2026-08-01', until: '2026-11-24' } })).toEqual([
      'Mo 23.11., 08:00–10:00',
      'Mo 23.11., 10:00–12:00',
      'Di 24.11., 10:00–12:00',
    ]);
    expect(rangeAhead({ from: '2026-08-01', until: '2056-08-01' }, now)).toEqual({
      from: '2026-11-21',
      until: '2027-01-19',
    });
  });

  test('are fewer where there are no more', () => {
    expect(shown({ range: { from: '2026-11-21', until: '2026-11-22' } })).toEqual([]);
    expect(shown({ range: { from: '2026-11-27', until: '2026-11-20' } })).toEqual([]);
    expect(freeWindows({ ...free, fits: (it) => it.day === '2026-11-24' && it.from === '10:00' })).toHaveLength(1);
  });
});

test('an answer can be changed until noon of the day before, also across the change of clocks', () => {
  const window = (day: string) => ({ day, from: '10:00', to: '12:00' });
  expect(changeUntil([window('2026-11-27'), window('2026-11-26')]).toISOString()).toBe('2026-11-25T11:00:00.000Z');
  expect(changeUntil([window('2026-10-26')]).toISOString()).toBe('2026-10-25T11:00:00.000Z');
  expect(isStillFree(window('2026-11-24'), free)).toBe(true);
  expect(isStillFree(window('2026-11-24'), { ...free, now: new Date('2026-11-23T11:00:00Z') })).toBe(false);
  expect(isStillFree(window('2026-11-24'), { ...free, lockDays: new Set(['2026-11-24']) })).toBe(false);
});

test.for([
  ['2026-11-28', '10:00', '12:00', 'day'],
  ['2026-11-20', '10:00', '12:00', 'day'],
  ['2027-11-22', '10:00', '12:00', 'day'],
  ['2026-11-25', '07:30', '12:00', 'from'],
  ['2026-11-25', '10:00', '19:00', 'to'],
  ['2026-11-25', '10:00', '11:59', 'to'],
  ['2026-11-25', '12:00', '10:00', 'to'],
] as const)('a wish for %s from %s to %s is refused at %s', ([day, from, to, field]) => {
  expect(checkWish({ day, from, to }, now)).toMatchObject({ verdict: 'refused', field });
});

test('a window is told in the words of mail, card and button', () => {
  const window = { day: '2026-12-01', from: '10:00', to: '12:00' };
  expect([windowText(window), windowDay(window), windowShort(window)]).toEqual([
    'Dienstag, 01.12.2026, 10:00 bis 12:00 Uhr',
    'Dienstag, 1. Dezember',
    'Di 01.12., 10:00–12:00',
  ]);
  expect(checkWish(window, now)).toEqual({ verdict: 'allowed' });
});
