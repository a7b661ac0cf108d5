import { expect, test } from 'vitest';
import { suggestedUntil } from './rhythm.ts';

test.each([
  ['monthly', '2026-12-01', '2026-11-30'],
  ['monthly', '2026-01-31', '2025-12-31'],
  ['twiceMonthly', '2026-12-15', '2026-11-30'],
  ['twiceMonthly', '2026-12-16', '2026-12-15'],
  ['weekly', '2026-11-30', '2026-11-29'],
  ['weekly', '2026-11-29', '2026-11-22'],
  ['perOrder', '2026-11-24', '2026-11-24'],
] as const)('%s on %s takes in what was delivered until %s', (rhythm, today, until) => {
  expect(suggestedUntil(rhythm, today)).toBe(until);
});
