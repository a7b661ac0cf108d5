import { expect, test } from 'vitest';
import { gapAt } from './gapAt.ts';

const box = (key: string, top: number) => ({ key, top, bottom: top + 20 });

test('the upper half of an entry means above it, the lower half below it', () => {
  const boxes = [box('a', 0), box('b', 20), box('c', 40)];
  expect([3, 14, 29, 31, 90].map((y) => gapAt(y, boxes, ['a', 'b', 'c'])?.at)).toEqual([0, 1, 1, 2, 3]);
  expect(gapAt(14, boxes, ['a', 'b', 'c'])?.y).toBe(20);
});

test('entries that are scrolled out of sight count', () => {
  expect(gapAt(5, [box('c', 0)], ['a', 'b', 'c', 'd'])?.at).toBe(2);
  expect(gapAt(5, [], ['a'])).toBeNull();
});
