import { expect, test } from 'vitest';
import { differenceOf } from './textDifference.ts';

test('the words of its own are found between what both share', () => {
  expect(differenceOf('Annahme Halle 2, Rampe 3', 'Annahme Halle 2')).toEqual({
    before: 'Annahme Halle ',
    own: '2, Rampe 3',
    after: '',
  });
  expect(differenceOf('bitte Tor Süd nehmen', 'bitte Tor Nord nehmen')).toEqual({
    before: 'bitte Tor ',
    own: 'Süd ',
    after: 'nehmen',
  });
  expect(differenceOf('gleich', 'gleich')).toEqual({ before: 'gleich', own: '', after: '' });
});
