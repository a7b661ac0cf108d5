import { expect, test } from 'vitest';
import { formatDuration, formatHours } from './duration.ts';

test('spans of minutes are hours and minutes', () => {
  expect(formatDuration(230)).toBe('3:50');
  expect(formatDuration(0)).toBe('0:00');
  expect(formatDuration(59.6)).toBe('1:00');
  expect(formatDuration(1505)).toBe('25:05');
  expect(formatDuration(-30)).toBe('−0:30');
  expect(formatDuration(null)).toBe('–');
  expect(formatHours(151)).toBe('2:31 h');
  expect(formatHours(undefined)).toBe('–');
});
