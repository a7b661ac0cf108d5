import { expect, test } from 'vitest';
import { moved, placeAtGap, renumbered } from './moved.ts';

const entries = (text: string) =>
  text.split(' ').map((it) => ({ key: it.charAt(0), at: it.length > 1 ? Number(it.slice(1)) : null }));
const shown = (list: readonly { key: string; at: number }[]) =>
  list.map(({ key, at }) => `${key}${String(at)}`).join(' ');

test('an entry moves up and down, and nothing happens where it cannot', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('only entries between the old and the new place get other numbers, and gaps stay', () => {
  expect(shown(renumbered(entries('a1 c3 b2 d4')))).toBe('c2 b3');
  expect(shown(renumbered(entries('b20 a10 c30')))).toBe('b10 a20');
});

test('numbers that stand twice or are missing are counted on', () => {
  expect(shown(renumbered(entries('b1 a1 c1')))).toBe('a2 c3');
  expect(shown(renumbered(entries('a b c')))).toBe('a1 b2 c3');
});

test('a gap below an entry counts that entry out', () => {
  expect([placeAtGap(1, 0), placeAtGap(1, 1), placeAtGap(1, 2), placeAtGap(1, 4)]).toEqual([0, 1, 1, 3]);
});
