import { expect, test } from 'vitest';
import { merge3 } from './merge3.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const paths = ['firma', 'pickupLocation.plz', 'pickupLocation.ort', 'klassen'];
const base = { firma: 'A', pickupLocation: { plz: '38440', ort: 'Wolfsburg' }, klassen: ['B'] };

test('what only the other changed is taken over', () => {
  const theirs = { ...base, pickupLocation: { plz: '38440', ort: 'Fallersleben' } };
  expect(merge3(paths, { base, mine: { ...base, firma: 'B' }, theirs })).toEqual({
    taken: ['pickupLocation.ort'],
    joined: new Map(),
    conflicts: [],
  });
});

test('what both changed differently is a conflict with all three states', () => {
  shows('C Forms merge on 412');
  const result = merge3(paths, { base, mine: { ...base, firma: 'B' }, theirs: { ...base, firma: 'C' } });
  expect(result).toEqual({
    taken: [],
    joined: new Map(),
    conflicts: [{ path: 'firma', base: 'A', mine: 'B', theirs: 'C' }],
  });
});

test('the same change by both is no conflict', () => {
  const same = { ...base, klassen: ['B', 'C'] };
  expect(merge3(paths, { base, mine: same, theirs: { ...same } })).toEqual({
    taken: [],
    joined: new Map(),
    conflicts: [],
  });
});

test('an empty text and nothing are the same', () => {
  expect(merge3(['firma'], { base: { firma: null }, mine: { firma: '' }, theirs: { firma: null } })).toEqual({
    taken: [],
    joined: new Map(),
    conflicts: [],
  });
});

test('lists that both lengthened hold the entries of both', () => {
  const result = merge3(paths, {
    base,
    mine: { ...base, klassen: ['B', 'C'] },
    theirs: { ...base, klassen: ['B', 'D'] },
  });
  expect(result).toEqual({ taken: [], joined: new Map([['klassen', ['B', 'D', 'C']]]), conflicts: [] });
});
