import { expect, test } from 'vitest';
import { moved, placeAtGap } from './moved.ts';

test('an entry moves up and down, and nothing happens where it cannot', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('a gap below an entry counts that entry out', () => {
  expect([placeAtGap(1, 0), placeAtGap(1, 1), placeAtGap(1, 2), placeAtGap(1, 4)]).toEqual([0, 1, 1, 3]);
});
