import { expect, test } from 'vitest';
import { listRange } from './listRange.ts';

const view = { isLoading: false, error: null, iris: [] };

test('a list says how many its filters hide, but not of rows that could not be fetched', () => {
  expect(listRange({ view, hidden: { count: 1_192, isAtLeast: false } })).toBe('0 sichtbar von 1.192');
  expect(
    listRange({ view: { ...view, error: new Error('Keine Verbindung') }, hidden: { count: 1_192, isAtLeast: false } }),
  ).toBe('nicht geladen');
  expect(
    listRange({
      view: { ...view, error: new Error('Keine Verbindung'), iris: ['/api/services/1'] },
      hidden: undefined,
    }),
  ).toBeUndefined();
  expect(listRange({ view, hidden: { count: 10_000, isAtLeast: true } })).toBe('0 sichtbar von über 10.000');
  expect(listRange({ view: { ...view, isLoading: true }, hidden: undefined })).toBe('wird geladen …');
});
