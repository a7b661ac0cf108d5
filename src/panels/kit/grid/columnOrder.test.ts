import { expect, test } from 'vitest';
import { arranged, isPinned } from './columnOrder.ts';
import { shows } from '../../../../tests/specification/shows.ts';

const column = (id: string, more: object = {}) => ({ id, heading: id, text: () => '', ...more });

test('columns come in the order, width and visibility the user chose, new ones at the end', () => {
  shows('C Lists columns remembered');
  const columns = [column('a', { flex: 1 }), column('b', { width: 80 }), column('neu')];
  expect(
    arranged(columns, [
      { id: 'b', hidden: true },
      { id: 'a', width: 120, hidden: false },
      { id: 'weg', hidden: false },
    ]).map(({ id, width, flex, hidden }) => ({ id, width, flex, hidden })),
  ).toEqual([
    { id: 'b', width: 80, flex: undefined, hidden: true },
    { id: 'a', width: 120, flex: undefined, hidden: false },
    { id: 'neu', width: undefined, flex: undefined, hidden: undefined },
  ]);
  expect(arranged(columns, undefined)).toBe(columns);
});

test('a column that shares the room gets a width when it is pinned, and stays pinned', () => {
  const [town, number] = [column('ort', { flex: 1.6, minWidth: 114 }), column('nr', { fixed: true })];
  const [pinned] = arranged([town], [{ id: 'ort', hidden: false, pinned: true }]);
  expect(pinned).toMatchObject({ width: 140, pinned: true });
  expect(pinned).not.toHaveProperty('flex');
  expect([town, pinned ?? town, number].map(isPinned)).toEqual([false, true, true]);
});
