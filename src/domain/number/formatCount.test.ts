import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([0, 7, 999, 1000, 12_345, 1_234_567, -1, -1000, -123])('%d is grouped as the browser would', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('de-DE'));
});
