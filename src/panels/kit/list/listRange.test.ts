import { expect, test } from 'vitest';
import { listRange } from './listRange.ts';

const view = { isLoading: false, error: null, iris: [] };

test('a list says how many its filters hide, but not of rows that could not be fetched', () => {
  expect(listRange({ view, hidden: 1_192 })).toBe('0 sichtbar von 1.192');
  expect(listRange({ view: { ...view, error: new Error('Keine Verbindung') }, hidden: 1_192 })).toBe('nicht geladen');
  expect(listRange({ view: { ...view, error: new Error('Keine Verbindung'), iris: ['/api/services/1'] }, hidden: undefined })).toBeUndefined();
  expect(listRange({ view: { ...view, isLoading: true }, hidden: undefined })).toBe('wird geladen …');
});
