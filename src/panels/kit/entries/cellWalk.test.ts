import { expect, test } from 'vitest';
import { nextEditable, walkedTo } from './cellWalk.ts';

const size = { rows: 3, columns: 4 };

test('the keys walk from cell to cell and stay at the edges', () => {
  expect(walkedTo('ArrowDown', { at: 0, column: 1 }, size)).toEqual({ at: 1, column: 1 });
  expect(walkedTo('ArrowDown', { at: 2, column: 1 }, size)).toEqual({ at: 2, column: 1 });
  expect(walkedTo('ArrowLeft', { at: 1, column: 0 }, size)).toEqual({ at: 1, column: 0 });
  expect(walkedTo('End', { at: 1, column: 0 }, size)).toEqual({ at: 1, column: 3 });
  expect(walkedTo('PageUp', { at: 2, column: 2 }, size)).toEqual({ at: 0, column: 2 });
  expect(walkedTo('Tab', { at: 1, column: 0 }, size)).toBeUndefined();
});

test('Tab goes to the next cell that can be edited, over the end of a row, and ends behind the last', () => {
  const isEditable = ({ column }: { column: number }) => column !== 0;
  const more = { ...size, isEditable };
  expect(nextEditable({ at: 0, column: 3 }, 1, more)).toEqual({ at: 1, column: 1 });
  expect(nextEditable({ at: 1, column: 1 }, -1, more)).toEqual({ at: 0, column: 3 });
  expect(nextEditable({ at: 2, column: 3 }, 1, more)).toBeUndefined();
  expect(nextEditable({ at: 0, column: 1 }, -1, more)).toBeUndefined();
});
