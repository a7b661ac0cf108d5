import { expect, test } from 'vitest';
import { sumsOf } from './sumsOf.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const plain = (texts: readonly string[]) => texts.map((it) => it.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '));
const contract = (auftragswert: string | null) => ({ googleKm: 100, googleFahrzeit: 60, auftragswert });

test('contract values are summed to the cent, for who may see them', () => {
  shows('C Frame status bar');
  const contracts = [contract('0.10'), contract('0.20'), contract('1234.56')];
  expect(plain(sumsOf(contracts, { seesMoney: true }))).toEqual(['300 km', '3:00 h', '1.234,86 €']);
  expect(plain(sumsOf(contracts, { seesMoney: false }))).toEqual(['300 km', '3:00 h']);
});

test('contracts without a value are counted, and nothing but such contracts is no sum', () => {
  expect(plain(sumsOf([contract('5.00'), contract(null), contract(null)], { seesMoney: true })).at(-1)).toBe(
    '5,00 € (2 ohne Auftragswert)',
  );
  expect(sumsOf([contract(null)], { seesMoney: true })).toHaveLength(2);
  expect(sumsOf([], { seesMoney: true })).toEqual([]);
});
