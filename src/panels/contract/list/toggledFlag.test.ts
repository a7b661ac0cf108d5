import { expect, test } from 'vitest';
import { toggledFlag } from './toggledFlag.ts';
import { shows } from '../../../../tests/specification/shows.ts';

test('a flag is switched on beside the others and off again', () => {
  shows('D1 §2 contracts filters');
  expect(toggledFlag(['UB'], 'VZ')).toEqual(['UB', 'VZ']);
  expect(toggledFlag(['UB', 'VZ'], 'UB')).toEqual(['VZ']);
  expect(toggledFlag(['VZ'], 'VZ')).toEqual([]);
});

test('contracts with a driver and contracts without one are never asked for together', () => {
  expect(toggledFlag(['UB', 'FF'], 'FV')).toEqual(['UB', 'FV']);
  expect(toggledFlag(['FV'], 'FF')).toEqual(['FF']);
});
