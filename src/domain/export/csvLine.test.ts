import { expect, test } from 'vitest';
import { csvLine } from './csvLine.ts';
import { shows } from '../../../tests/specification/shows.ts';

test('a row for a spreadsheet quotes what splits cells and never runs a formula', () => {
  shows('C Lists export .xlsx');
  expect(csvLine(['A; "B"', '-3,00'])).toBe('"A; ""B""";-3,00\r\n');
  expect(csvLine(['=HYPERLINK(1)', '+49 5361'])).toBe("'=HYPERLINK(1);+49 5361\r\n");
});
