import { expect, test } from 'vitest';
import { asksForTests } from './testContracts.ts';
import { shows } from '../../../../tests/specification/shows.ts';

shows('R12');

test.each([
  ['/disposition', false],
  ['/disposition?flags=Test', true],
  ['/disposition?flags%5B%5D=UB&flags%5B%5D=Test', true],
  ['/disposition?specialFilter=Testkunde', false],
  ['/disposition?specialFilter=Test', false],
])('%s', (url, asks) => expect(asksForTests(url)).toBe(asks));
