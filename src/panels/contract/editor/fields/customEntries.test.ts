import { expect, test } from 'vitest';
import { customEntries, withEntries } from './customEntries.ts';

const data = { vorgang: 4711, frei: null, nested: { a: 1 } };

test('plain facts are edited, nested ones kept', () => {
  expect(customEntries(data)).toEqual([
    { name: 'vorgang', value: '4711' },
    { name: 'frei', value: '' },
  ]);
  expect(withEntries(data, customEntries(data))).toEqual({ nested: { a: 1 }, vorgang: 4711, frei: '' });
  expect(withEntries(data, [{ name: ' vorgang ', value: '4712' }])).toEqual({ nested: { a: 1 }, vorgang: '4712' });
});

test('nothing at all is null, and a fact needs a name', () => {
  expect(withEntries(null, [])).toBeNull();
  expect(withEntries({ a: 'b' }, [{ name: '', value: 'x' }])).toBeNull();
  expect(customEntries('text')).toEqual([]);
});
