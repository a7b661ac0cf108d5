import { expect, test } from 'vitest';
import { hasBlankEntry } from './blankEntry.ts';

test('an entry just added is blank until something stands in it', () => {
  expect(hasBlankEntry([{ city: 'Bonn' }, { service: null, city: '', isUrgent: false }])).toBe(true);
  expect(hasBlankEntry([{ service: null, city: 'Bonn' }])).toBe(false);
});

test('texts, references and empty lists have no entries', () => {
  for (const value of ['', null, [], ['/api/services/1']]) expect(hasBlankEntry(value)).toBe(false);
});
