import { describe, expect, test } from 'vitest';
import { shows } from '../../../tests/specification/shows.ts';
import {
  cellsOf,
  differenceOf,
  distancesIn,
  nextStep,
  priceAt,
  raised,
  typesIn,
  withPrice,
  withStep,
  withType,
  withoutStep,
  withoutType,
} from './priceMatrix.ts';
import { flatPrices, newPriceSet } from './priceSets.ts';

const [base, surcharge] = ['/api/price_types/1', '/api/price_types/2'];
const rows = [
  { id: 1, type: base, distance: 50, price: '87.00' },
  { id: 2, type: base, distance: 100, price: '119.00' },
  { id: 3, type: surcharge, distance: 100, price: '-25.00' },
];

test('a price type begins with 20 steps of 50 km that cost nothing', () => {
  shows('D2 §9 price set');
  const set = newPriceSet(base);
  expect(set.map((it) => it.distance)).toEqual(Array.from({ length: 20 }, (_, at) => (at + 1) * 50));
  expect(new Set(set.map((it) => it.price))).toEqual(new Set(['0.00']));
  expect(withType(rows, surcharge)).toBe(rows);
  expect(withType([], base)).toHaveLength(20);
});

test('the next step is 50 km on and free, in every type that has steps', () => {
  shows('D2 §5 new price');
  expect(nextStep(newPriceSet(base))).toBe(1050);
  expect(nextStep(rows)).toBe(150);
  expect(withStep(rows).filter((it) => it.distance === 150)).toEqual([{ type: base, distance: 150, price: '0.00' }]);
  expect(nextStep([...rows, { type: surcharge, distance: 150, price: '1.00' }])).toBe(200);
  expect(nextStep([])).toBe(50);
});

describe('the table', () => {
  test('shows what holds in a row, also from a larger step', () => {
    expect([typesIn(rows), distancesIn(rows)]).toEqual([
      [base, surcharge],
      [50, 100],
    ]);
    expect(priceAt(rows, { type: base, distance: 50 })).toEqual({ price: '87.00', isOwn: true });
    expect(priceAt(rows, { type: surcharge, distance: 50 })).toEqual({ price: '-25.00', isOwn: false });
    expect(priceAt(rows, { type: base, distance: 150 })).toBe(null);
  });

  test('keeps the number of a price that is changed, and makes or takes out the others', () => {
    expect(withPrice(rows, { type: base, distance: 50 }, '90.00')[0]).toEqual({ ...rows[0], price: '90.00' });
    expect(withPrice(rows, { type: surcharge, distance: 50 }, '5.00').at(-1)).toEqual({
      type: surcharge,
      distance: 50,
      price: '5.00',
    });
    expect(withPrice(rows, { type: base, distance: 50 }, null)).toEqual(rows.slice(1));
    expect(withoutStep(rows, 100)).toEqual(rows.slice(0, 1));
    expect(withoutType(rows, base)).toEqual(rows.slice(2));
  });
});

test('prices are raised to the cent, to whole euros or to five, discounts as well', () => {
  expect(raised('87.00', '3.5', 'cent')).toBe('90.05');
  expect(raised('87.00', '3.5', 'euro')).toBe('90.00');
  expect(raised('119.00', '3.5', 'fiveEuro')).toBe('125.00');
  expect(raised('-25.00', '10', 'cent')).toBe('-27.50');
  expect(raised('100.00', '-50', 'cent')).toBe('50.00');
});

test('what was copied from a spreadsheet is read line by line', () => {
  expect(cellsOf('1,00\t2,00\r\n3,00\t\r\n')).toEqual([
    ['1,00', '2,00'],
    ['3,00', ''],
  ]);
});

test('a preview says how many prices differ and what the mean becomes', () => {
  const after = withPrice(
    withPrice(rows, { type: base, distance: 50 }, '91.00'),
    { type: surcharge, distance: 100 },
    null,
  );
  expect(differenceOf(rows, after, base)).toEqual({ count: 2, before: '103.00', after: '105.00' });
});

test('prices by type are one list', () => {
  shows('D2 §3 groupedPriceSets');
  const items = [{ id: 7, version: 2, distance: 50, price: '1.00' }];
  expect(flatPrices([{ type: base, title: 'Grundpreis', items }])).toEqual([{ ...items[0], type: base }]);
  expect(flatPrices([{ type: { '@id': base }, items }])).toEqual([{ ...items[0], type: base }]);
  expect(flatPrices('?')).toBe('?');
});
