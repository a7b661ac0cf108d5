import type { GridOptions } from 'ag-grid-community';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GridRow } from './useGridRows.ts';

type EventName =
  | 'onCellFocused'
  | 'onCellContextMenu'
  | 'onBodyScrollEnd'
  | 'onSortChanged'
  | 'onColumnMoved'
  | 'onColumnResized';
export type GridHandlers = Required<Pick<GridOptions<GridRow>, EventName>>;

/**
 * Handlers that never change themselves and always do what was said last, so that the grid is not set up anew whenever
 * the list is rendered.
 */
export function useStableHandlers(handlers: GridHandlers): GridHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState<GridHandlers>(() => ({
    onCellFocused: (event) => latest.current.onCellFocused(event),
    onCellContextMenu: (event) => latest.current.onCellContextMenu(event),
    onBodyScrollEnd: (event) => latest.current.onBodyScrollEnd(event),
    onSortChanged: (event) => latest.current.onSortChanged(event),
    onColumnMoved: (event) => latest.current.onColumnMoved(event),
    onColumnResized: (event) => latest.current.onColumnResized(event),
  }));
  return stable;
}
