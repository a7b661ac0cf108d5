import { expect, test } from 'vitest';
import { allowed } from '../define/verdict.ts';
import { checkSortOrder, formatSortOrder, shownSortOrder, storedSortOrder } from './sortOrder.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('the list subtracts 1000 and shows a dash for 0', () => {
  expect(formatSortOrder(1000)).toBe('–');
  expect(formatSortOrder(null)).toBe('–');
  expect(formatSortOrder(980)).toBe('−20');
  expect(formatSortOrder(1018)).toBe('18');
});

test('what is entered comes back', () => {
  shows('D1 §2 disposition dialog sort');
  for (const shown of [-999, -1, 0, 1, 999]) expect(shownSortOrder(storedSortOrder(shown))).toBe(shown);
});

test('places end at -999 and 999', () => {
  shows('D1 §5 sortOrder range');
  expect(checkSortOrder(-999)).toBe(allowed);
  expect(checkSortOrder(999)).toBe(allowed);
  for (const odd of [-1000, 1000, 1.5, Number.NaN])
    expect(checkSortOrder(odd)).toMatchObject({ verdict: 'refused', field: 'sortOrder' });
});
