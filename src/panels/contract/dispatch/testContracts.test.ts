import { expect, test } from 'vitest';
import { asksForTests } from './testContracts.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test.each([
  ['/disposition', false],
  ['/disposition?flags=Test', true],
  ['/disposition?flags%5B%5D=UB&flags%5B%5D=Test', true],
  ['/disposition?specialFilter=Testkunde', false],
  ['/disposition?specialFilter=Test', false],
])('%s', (url, asks) => {
  shows('R12');
  expect(asksForTests(url)).toBe(asks);
});
