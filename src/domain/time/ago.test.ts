import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

const ago = (instant: string) => agoText(instant, { now: new Date('2026-11-24T13:32:00Z'), zone: 'Europe/Berlin' });

test('the last hour in minutes, the day in hours, the days before by name or number', () => {
  expect(ago('2026-11-24T13:31:30Z')).toBe('gerade eben');
  expect(ago('2026-11-24T13:29:00Z')).toBe('vor 3 min');
  expect(ago('2026-11-24T10:37:00Z')).toBe('vor 2:55 h');
  // 23:30 in winter is still the day before in Berlin.
  expect(ago('2026-11-23T22:30:00Z')).toBe('gestern');
  expect(ago('2026-11-23T23:30:00Z')).toBe('vor 14:02 h');
  expect(ago('2026-11-23T18:12:00Z')).toBe('gestern');
  expect(ago('2026-11-20T18:12:00Z')).toBe('vor 4 Tagen');
});
