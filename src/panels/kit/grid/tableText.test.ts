import { expect, test } from 'vitest';
import { copyText, csvText } from './tableText.ts';

const columns = [
  { id: 'name', heading: 'Name', text: (it: { readonly [field: string]: unknown }) => String(it.name) },
  { id: 'preis', heading: 'Preis EUR', text: (it: { readonly [field: string]: unknown }) => String(it.preis) },
];
const record = (name: string, preis: string) => ({ '@id': `/api/x/${name}`, '@type': 'X', id: 1, version: 1, name, preis });

test('copied rows are tabs and lines, whatever stands in the cells', () => {
  expect(copyText({ columns, entities: [record('Wäsche\taußen', '18,50'), record('zwei\nZeilen', '-3,00')] })).toBe('Name\tPreis EUR\nWäsche außen\t18,50\nzwei Zeilen\t-3,00');
});

test('a file for a spreadsheet quotes what splits cells and never runs a formula', () => {
  expect(csvText({ columns, entities: [record('A; "B"', '-3,00'), record('=HYPERLINK(1)', '+49 5361')] })).toBe('\uFEFFName;Preis EUR\r\n"A; ""B""";-3,00\r\n\'=HYPERLINK(1);+49 5361\r\n');
});
