import { expect, test } from 'vitest';
import { clockTime, isClockTime, minutesOf, roundUpToHalfHour, stepTime } from './clock.ts';

test('times of day are minutes since midnight', () => {
  expect(minutesOf('09:30')).toBe(570);
  expect(clockTime(570)).toBe('09:30');
  expect(clockTime(0)).toBe('00:00');
  expect(clockTime(1439)).toBe('23:59');
  expect(clockTime(1440)).toBeUndefined();
  expect(clockTime(-1)).toBeUndefined();
  expect(isClockTime('23:59')).toBe(true);
  expect(isClockTime('24:00')).toBe(false);
  expect(isClockTime('9:30')).toBe(false);
});

test('appointments are on the half hour', () => {
  expect(roundUpToHalfHour(860)).toBe(870);
  expect(roundUpToHalfHour(870)).toBe(870);
  expect(roundUpToHalfHour(871)).toBe(900);
});

test('a step stays on the half hour and within the day', () => {
  expect(stepTime('09:10', 1)).toBe('09:30');
  expect(stepTime('09:30', 1)).toBe('10:00');
  expect(stepTime('09:10', -1)).toBe('09:00');
  expect(stepTime('00:00', -1)).toBe('00:00');
  expect(stepTime('23:45', 1)).toBe('23:45');
});
