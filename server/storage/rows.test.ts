import { expect, test } from 'vitest';
import { category as noun } from '../../src/domain/lookup/category.ts';
import { resourceOf } from '../../src/domain/resources.ts';
import { readerOf } from './rows.ts';

const category = resourceOf(noun);

test('the same columns are read by the same reader, in whatever order they are asked for', () => {
  expect(readerOf(category, ['kategorie', 'id'])).toBe(readerOf(category, ['id', 'kategorie']));
  expect(readerOf(category, ['id'])({ id: 7 })).toEqual({ id: 7 });
});

test('a client that asks for ever other columns does not fill the memory', () => {
  const first = readerOf(category, ['id', 'kategorie']);
  for (let at = 0; at < 200; at += 1) readerOf(category, ['id', `column${String(at)}`]);
  expect(readerOf(category, ['id', 'kategorie'])).not.toBe(first);
  expect(readerOf(category, ['id', 'kategorie'])({ id: 7, kategorie: 'Neu' })).toEqual({ id: 7, kategorie: 'Neu' });
});
