import { expect, test } from 'vitest';
import { logsFailed } from './logsFailed.ts';

test('a log that does not come says why', () => {
  expect(logsFailed('Kein Netz')).toBe('Error: Kein Netz');
});
