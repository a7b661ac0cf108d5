import { expect, test } from 'vitest';
import { otherDay, returnTime, spanText } from './tourText.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test('times as a row shows them', () => {
  shows('D1 §2 disposition columns Nr');
  expect(spanText('08:00', '10:00')).toBe('08:00–10:00');
  expect(spanText('08:00', null)).toBe('08:00');
  expect(spanText(null, '10:00')).toBe('bis 10:00');
  expect(spanText(null, null)).toBe('–');
  expect(returnTime('2026-11-21', '15:30')).toBe('Sa 15:30');
  expect(returnTime(null, null)).toBe('');
});

test('a delivery on another day says which', () => {
  expect(otherDay('2026-11-21', '2026-11-21')).toBeUndefined();
  expect(otherDay('2026-11-21', '2026-11-23')).toBe('Mo');
  expect(otherDay('2026-11-21', '2026-11-30')).toBe('30.11.');
});
