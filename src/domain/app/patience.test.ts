import { expect, test } from 'vitest';
import { answerMs, lineMs, readingMs } from './patience.ts';

test('whoever waits in line and then for a slow list hears why before the console takes the server for gone', () => {
  expect(lineMs + readingMs).toBeLessThanOrEqual(answerMs - 2_000);
});
