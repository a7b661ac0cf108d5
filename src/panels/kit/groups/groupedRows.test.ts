import { expect, test } from 'vitest';
import { groupAt, groupedRows, headingOf, membersOf } from './groupedRows.ts';

const groups: Readonly<Record<string, string>> = { a: 'one', b: 'one', c: 'two', d: '' };
const members = (iris: readonly string[]) => membersOf(iris, (iri) => groups[iri] ?? '');
const none: ReadonlySet<string> = new Set();

test('every group begins with its heading', () => {
  expect(groupedRows(members(['a', 'b', 'c']), none)).toEqual([
    { heading: headingOf('one') },
    'a',
    'b',
    { heading: headingOf('two') },
    'c',
  ]);
});

test('a folded group keeps its heading and hides its rows', () => {
  expect(groupedRows(members(['a', 'b', 'c']), new Set(['one']))).toEqual([
    { heading: headingOf('one') },
    { heading: headingOf('two') },
    'c',
  ]);
});

test('rows without a group stand under a heading of their own', () => {
  expect(groupedRows(members(['a', 'd']), none).at(-2)).toEqual({ heading: headingOf('') });
  expect(groupAt(headingOf(''))).toBe('');
});

test('a group has one heading although one of its rows was changed since it came', () => {
  expect(groupedRows(members(['a', 'c', 'b']), none)).toEqual([
    { heading: headingOf('one') },
    'a',
    'b',
    { heading: headingOf('two') },
    'c',
  ]);
});
