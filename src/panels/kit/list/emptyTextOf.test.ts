import { expect, test } from 'vitest';
import { emptyTextOf } from './emptyTextOf.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test('a list nobody has filtered says that there is nothing yet', () => {
  shows('D3 §8 Daten werden geladen');
  expect(emptyTextOf(undefined, { many: 'Mailvorlagen', isFiltered: false })).toBe('Noch keine Mailvorlagen');
});

test('a list that was filtered says that nothing was found', () => {
  expect(emptyTextOf(undefined, { many: 'Mailvorlagen', isFiltered: true })).toBe('Keine Mailvorlagen gefunden');
});

test('the words of the specification stand either way', () => {
  for (const isFiltered of [true, false])
    expect(emptyTextOf('Keine Sperrtage eingetragen', { many: 'Sperrtage', isFiltered })).toBe(
      'Keine Sperrtage eingetragen',
    );
});
