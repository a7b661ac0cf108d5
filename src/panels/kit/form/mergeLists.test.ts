import { expect, test } from 'vitest';
import { mergeLists } from './mergeLists.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const [anna, bert, cleo] = [
  { name: 'Anna', phone: '1' },
  { name: 'Bert', phone: null },
  { name: 'Cleo', phone: null },
];

test('what both added stands in the list, each once', () => {
  shows('C Forms merge on 412');
  expect(mergeLists({ base: [anna], mine: [anna, bert], theirs: [anna, cleo] })).toEqual([anna, cleo, bert]);
  expect(mergeLists({ base: [], mine: [bert], theirs: [bert] })).toEqual([bert]);
  expect(mergeLists({ base: ['a', 'b'], mine: ['a', 'b', 'c'], theirs: ['b', 'd'] })).toEqual(['b', 'd', 'c']);
});

test('what one changed and the other removed elsewhere are both taken', () => {
  expect(mergeLists({ base: [anna, bert], mine: [{ ...anna, phone: '2' }, bert], theirs: [anna] })).toEqual([
    { ...anna, phone: '2' },
  ]);
  expect(mergeLists({ base: [anna, bert], mine: [anna], theirs: [bert] })).toEqual([]);
});

test('an entry that both changed is for people to decide', () => {
  expect(
    mergeLists({ base: [anna], mine: [{ ...anna, phone: '2' }], theirs: [{ ...anna, phone: '3' }] }),
  ).toBeUndefined();
  expect(mergeLists({ base: [anna], mine: [], theirs: [{ ...anna, phone: '3' }] })).toBeUndefined();
  expect(mergeLists({ base: [anna, bert], mine: [bert], theirs: [bert] })).toEqual([bert]);
});

test('another order of entries is for people to decide', () => {
  expect(mergeLists({ base: [anna, bert], mine: [bert, anna], theirs: [anna, bert, cleo] })).toBeUndefined();
});
