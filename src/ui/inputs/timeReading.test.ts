import { expect, test } from 'vitest';
import { readSpan, readTime, steppedTime } from './timeReading.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('a span typed into the first box fills both', () => {
  shows('D1 §5 times');
  expect(readSpan('9-11', null)).toEqual({ value: { from: '09:00', to: '11:00' }, text: '09:00 bis 11:00' });
});

test('a single time leaves the end of the window alone', () => {
  expect(readSpan('930', '12:00')).toMatchObject({ value: { from: '09:30', to: '12:00' }, text: '09:30' });
});

test('a single time field takes no span', () => {
  expect(readTime('9-11')).toHaveProperty('error');
  expect(readTime('9')).toMatchObject({ value: '09:00' });
});

test('arrows walk in half hours and stay within the day', () => {
  shows('D1 §5 30-minute steps');
  expect(steppedTime('09:00', 1)).toBe('09:30');
  expect(steppedTime('00:00', -1)).toBe('00:00');
  expect(steppedTime('23:30', 1)).toBe('23:30');
  expect(steppedTime('09:10', -1)).toBe('09:00');
  expect(steppedTime(null, 1)).toBe('08:00');
});
