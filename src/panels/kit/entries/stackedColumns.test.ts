import { expect, test } from 'vitest';
import { stackedColumns } from './stackedColumns.ts';

const damages = [38, 96, 84, 104, 76, 76, 72, 76];

test('parts that find room beside each other are not stacked', () => {
  expect(stackedColumns(damages, 622)).toBeUndefined();
});

test('where one part too many is there, the lines share them equally, each column as wide as its widest part', () => {
  expect(stackedColumns(damages, 558)).toBe('minmax(0, 76fr) minmax(0, 96fr) minmax(0, 84fr) minmax(0, 104fr)');
  expect(stackedColumns([100, 64, 104], 200)).toBe('minmax(0, 104fr) minmax(0, 64fr)');
  expect(stackedColumns([100, 100, 100], 90)).toBe('minmax(0, 100fr)');
});
