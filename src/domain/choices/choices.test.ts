/// <reference types="vite/client" />
import { expect, expectTypeOf, test } from 'vitest';
import type { ChoiceList, KeyOf } from './choices.ts';
import { choiceOf, isKeyOf, labelOf } from './choices.ts';
import { contractTags } from '../contract/choices/contractTags.ts';
import { contractTypes } from './contractTypes.ts';
import { jobCategories } from './jobCategories.ts';
import { shows } from '../../../tests/specification/shows.ts';

/** What nouns share, and what each noun has for itself. */
const modules = import.meta.glob<Record<string, ChoiceList>>(
  ['./*.ts', '../*/choices/*.ts', '!./choices.ts', '!./*.test.ts'],
  { eager: true },
);
const lists = Object.entries(modules).map(([path, module]) => ({
  path,
  list: module[path.slice(path.lastIndexOf('/') + 1, -3)],
}));

test('all lists of the company and all their entries are there', () => {
  shows('D3 §3 choice lists', 'choices.json');
  expect(lists).toHaveLength(112);
  // What is deleted by itself is no list of the company's: it grows with the program.
  const ofCompany = lists.filter((it) => !it.path.endsWith('/retentionKinds.ts'));
  expect(ofCompany.reduce((sum, { list }) => sum + (list?.items.length ?? 0), 0)).toBe(1297);
});

test.each(lists)('$path holds a list of its own name with unique keys and a label each', ({ list }) => {
  expect(list?.title).toBeTruthy();
  const keys = list?.items.map((item) => item.key) ?? [];
  expect(new Set(keys).size).toBe(keys.length);
  expect(list?.items.every((item) => item.label !== '')).toBe(true);
});

test('a stored key becomes the text people read', () => {
  expect(labelOf(contractTypes, 'PICKUP')).toBe('Rückholung');
  expect(labelOf(contractTypes, 'UNKNOWN')).toBe('UNKNOWN');
  expect(labelOf(contractTypes, null)).toBe('');
});

test('attributes that only some entries have can be read from all', () => {
  expect(choiceOf(contractTags, 'RE')?.roles).toEqual(['leitstand_admin', 'leitstand_buchhaltung']);
  expect(choiceOf(contractTags, 'VH')?.roles).toBeUndefined();
  expect(choiceOf(jobCategories, '8')?.vat).toBe(0);
  expect(choiceOf(jobCategories, '9')).toBeUndefined();
});

test('keys are known to the type checker and to validation', () => {
  expectTypeOf<KeyOf<typeof contractTypes>>().toEqualTypeOf<'PICKUP' | 'DELIVERY'>();
  expect(isKeyOf(contractTypes, 'PICKUP')).toBe(true);
  expect(isKeyOf(contractTypes, 'pickup')).toBe(false);
});
