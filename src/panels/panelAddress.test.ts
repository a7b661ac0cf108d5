import { expect, test } from 'vitest';
import { pathnameOf, queryOf } from './panelAddress.ts';

test('an address is a screen and what is asked of it', () => {
  expect(pathnameOf('/contracts/12?tab=historie')).toBe('/contracts/12');
  expect(pathnameOf('/contracts')).toBe('/contracts');
  expect(queryOf('/contracts?text=a%3Fb&tab=log').get('text')).toBe('a?b');
  expect([...queryOf('/contracts')]).toEqual([]);
});
