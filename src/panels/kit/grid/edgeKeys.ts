import type { GridApi } from 'ag-grid-community';
import type { KeyboardEvent } from 'react';
import type { GridRow } from './useGridRows.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Strg+Pos1 and Strg+Ende, which the browser would only scroll with. */
export const isEdgeKey = ({ key, ctrlKey, metaKey }: Pressed) =>
  (ctrlKey || metaKey) && (key === 'Home' || key === 'End');

/** Brings the keyboard to the first or last record of the page, in the column it stands in. */
export function focusEdge(api: GridApi<GridRow>, key: string): void {
  const column = api.getFocusedCell()?.column;
  const [first, step] = key === 'Home' ? [0, 1] : [api.getDisplayedRowCount() - 1, -1];
  let row = first;
  while (api.getDisplayedRowAtIndex(row)?.data?.heading !== undefined) row += step;
  if (!column || !api.getDisplayedRowAtIndex(row)) return;
  api.ensureIndexVisible(row);
  api.setFocusedCell(row, column);
}
