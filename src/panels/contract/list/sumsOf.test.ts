import { expect, test } from 'vitest';
import { sumsOf } from './sumsOf.ts';
import { shows } from '../../../../tests/specification/shows.ts';

shows('C Frame status bar');

const plain = (texts: readonly string[]) => texts.map((it) => it.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '));
const order = (auftragswert: string | null) => ({ googleKm: 100, googleFahrzeit: 60, auftragswert });

test('order values are summed to the cent, for who may see them', () => {
  const orders = [order('0.10'), order('0.20'), order('1234.56')];
  expect(plain(sumsOf(orders, { seesMoney: true }))).toEqual(['300 km', '3:00 h', '1.234,86 €']);
  expect(plain(sumsOf(orders, { seesMoney: false }))).toEqual(['300 km', '3:00 h']);
});

test('orders without a value are counted, and nothing but such orders is no sum', () => {
  expect(plain(sumsOf([order('5.00'), order(null), order(null)], { seesMoney: true })).at(-1)).toBe(
    '5,00 € (2 ohne Auftragswert)',
  );
  expect(sumsOf([order(null)], { seesMoney: true })).toHaveLength(2);
  expect(sumsOf([], { seesMoney: true })).toEqual([]);
});
