import { expect, test } from 'vitest';
import { groupOrder } from './paletteOrder.ts';

test('the group with the best hit comes first', () => {
  expect(groupOrder({ orders: 3, actions: 1, places: 1, general: undefined })).toEqual(['actions', 'places', 'orders', 'general']);
});

test('orders come first among equals', () => {
  expect(groupOrder({ orders: 0, actions: 0, places: 0, general: 0 })).toEqual(['orders', 'actions', 'places', 'general']);
});
