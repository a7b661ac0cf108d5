import { expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import { shortUrl } from './shortUrl.ts';

test('the column of an address is cut at 64 characters', () => {
  shows('D2 §9 log url');
  expect(shortUrl({ url: null })).toBe('');
  expect(shortUrl({ url: 'a'.repeat(64) })).toBe('a'.repeat(64));
  expect(shortUrl({ url: 'a'.repeat(65) })).toBe(`${'a'.repeat(64)}…`);
});
