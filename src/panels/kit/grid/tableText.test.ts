import { expect, test } from 'vitest';
import { copiedText } from './tableText.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const columns = [
  { id: 'name', heading: 'Name', text: (it: { readonly [field: string]: unknown }) => String(it.name) },
  { id: 'preis', heading: 'Preis EUR', text: (it: { readonly [field: string]: unknown }) => String(it.preis) },
];
const record = (name: string, preis: string) => ({
  '@id': `/api/x/${name}`,
  '@type': 'X',
  id: 1,
  version: 1,
  name,
  preis,
});

test('copied rows are tabs and lines, whatever stands in the cells', () => {
  expect(
    copiedText({
      columns,
      hasHeadings: true,
      entities: [record('Wäsche\taußen', '18,50'), record('zwei\nZeilen', '-3,00')],
    }),
  ).toBe('Name\tPreis EUR\nWäsche außen\t18,50\nzwei Zeilen\t-3,00');
});

test('what a cell shows together is copied side by side, with headings or without', () => {
  shows('C Lists columns remembered');
  const tour = {
    id: 'tour',
    heading: 'Tour',
    text: () => 'Köln nach Ulm',
    copy: [
      { heading: 'Von', text: () => 'Köln' },
      { heading: 'km', text: () => '517,25' },
    ],
  };
  const all = { columns: [...columns, tour], entities: [record('A', '1,00')] };
  expect(copiedText({ ...all, hasHeadings: true })).toBe('Name\tPreis EUR\tVon\tkm\nA\t1,00\tKöln\t517,25');
  expect(copiedText({ ...all, hasHeadings: false })).toBe('A\t1,00\tKöln\t517,25');
});
