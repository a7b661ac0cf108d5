import { expect, test } from 'vitest';
import { memory } from './memory.ts';

test('answers are kept for their time, apart for each owner', () => {
  let time = 0;
  const kept = memory<number>({ milliseconds: 100, max: 10, now: () => time });
  const [one, other] = [{}, {}];
  kept.set(one, 'hits', 7);
  time = 99;
  expect(kept.get(one, 'hits')).toBe(7);
  expect(kept.get(other, 'hits')).toBeUndefined();
  time = 100;
  expect(kept.get(one, 'hits')).toBeUndefined();
});

test('when there are too many, the one that was set longest ago goes', () => {
  const kept = memory<number>({ milliseconds: 100, max: 2, now: () => 0 });
  const owner = {};
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    kept.set(owner, key, value);
  expect(['a', 'b', 'c'].map((it) => kept.get(owner, it))).toEqual([3, undefined, 4]);
});
