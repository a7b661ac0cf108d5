import { expect, test } from 'vitest';
import { identsIn, isIdentList, missingIdents } from './idents.ts';
import { shows } from '../../../tests/specification/shows.ts';

test.each([
  ['26048113, K-LS 418E\tWVWZZZE1ZMP009062', ['26048113', 'K-LS 418E', 'WVWZZZE1ZMP009062']],
  ['26048113 26048114 WOB HM 318 K LS 418 E', ['26048113', '26048114', 'WOB HM 318', 'K LS 418 E']],
  ['Auftrag: 26048113; Kennz. HH-AB12\r\nwvwzzze1zmp009063', ['26048113', 'HH-AB12', 'WVWZZZE1ZMP009063']],
  ['26048113/26048114|26048113', ['26048113', '26048114']],
  ['K-06 123, WOBHM318', ['K-06 123', 'WOBHM318']],
  ['K LS 418E\nK-LS418E', ['K-LS418E']],
])('%j holds its numbers, plates and VINs', (text, values) => {
  shows('C Lists filters as sentences');
  expect(identsIn(text).values).toEqual(values);
  expect(isIdentList(text)).toBe(values.length > 1);
});

test('what looks like a number but is none is told as well', () => {
  expect(identsIn('26048113, 4711, 26048114')).toEqual({ values: ['26048113', '26048114'], rest: ['4711'] });
});

test('a single value and ordinary words stay a search', () => {
  for (const text of ['26048113', 'Meier, Kiel', 'Golf 7, Passat', 'K-LS 418E Meier GmbH Kiel', 'B 96'])
    expect(isIdentList(text), text).toBe(false);
});

test('which of them were not found is asked in any spelling', () => {
  expect(
    missingIdents(
      ['26048113', 'K LO 418E', 'WVWZZZE1ZMP009062'],
      [
        ['26048113', 'B-XX 1'],
        ['26048120', 'K-L0 418E', null],
      ],
    ),
  ).toEqual(['WVWZZZE1ZMP009062']);
});
