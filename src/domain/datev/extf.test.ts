import { expect, test } from 'vitest';
import { extfSentence } from './extf.ts';

test('a sentence too long for its column ends with a whole word, as far as there is one', () => {
  expect(extfSentence('Rheinbogen Leasing GmbH, 3 Aufträge', 35)).toBe('"Rheinbogen Leasing GmbH, 3 Aufträge"');
  expect(extfSentence('Rheinbogen Leasing GmbH, 3 Aufträge', 34)).toBe('"Rheinbogen Leasing GmbH, 3"');
  expect(extfSentence('Rheinbogen Leasing GmbH, 3 Aufträge', 25)).toBe('"Rheinbogen Leasing GmbH"');
  expect(extfSentence('Fahrzeugüberführungsgesellschaft mbH', 10)).toBe('"Fahrzeugüb"');
});
