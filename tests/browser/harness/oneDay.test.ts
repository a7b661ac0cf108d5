import { expect, test } from 'vitest';
import { untilOneDayMs } from './oneDay.ts';

test('only a story that would run into midnight in Berlin waits for it', () => {
  const at = (moment: string) => untilOneDayMs(new Date(moment));
  expect([at('2026-11-23T12:00:00Z'), at('2026-11-23T22:58:59Z'), at('2026-11-23T23:00:00Z')]).toEqual([0, 0, 0]);
  expect([at('2026-11-23T22:59:30Z'), at('2027-03-28T21:59:59Z')]).toEqual([30_000, 1_000]);
});
