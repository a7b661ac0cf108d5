import { expect, test } from 'vitest';
import { headingShare, narrowed } from '../kit/grid/headingRoom.ts';
import { fileColumns, leasingColumns } from './rowColumns.ts';

/** What a panel beside the menu has on a screen of 1,440 pixels, less the box before each row and the scroll bar. */
const panel = 1_220;
const room = panel - 44;

test.each([
  ['a file', fileColumns],
  ['a leasing customer', leasingColumns],
])('the rows of %s are read up to what became of them on a screen of 1,440 pixels', (_, columns) => {
  const shown = columns.map((it) => narrowed(it, headingShare(columns, panel)));
  expect(shown.reduce((sum, it) => sum + (it.width ?? it.minWidth ?? 0), 0)).toBeLessThanOrEqual(room);
  expect(shown.at(-1)?.heading).toBe('Ergebnis');
});
