import { createGrid, type GridApi, type GridOptions, type ManagedGridOptions } from 'ag-grid-community';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GridRow } from './useGridRows.ts';

type EventName = 'onSelectionChanged' | 'onCellKeyDown' | 'onCellFocused' | 'onCellContextMenu' | 'onRowDoubleClicked' | 'onBodyScrollEnd' | 'onSortChanged' | 'onColumnMoved' | 'onColumnResized';
export type GridHandlers = Required<Pick<GridOptions<GridRow>, EventName>>;
type Made = {
  readonly frame: HTMLElement | null;
  /** What holds as long as the grid stands. */
  readonly fixed: GridOptions<GridRow>;
  /** What may change; the grid is told what is no longer the same. */
  readonly changing: ManagedGridOptions<GridRow>;
  readonly handlers: GridHandlers;
};

/** The grid as the library makes it without React, which would stand behind each row and cell again. */
export function useGridApi({ frame, fixed, changing, handlers }: Made): GridApi<GridRow> | null {
  const [api, setApi] = useState<GridApi<GridRow> | null>(null);
  const start = useRef({ ...fixed, ...changing });
  const told = useRef(changing);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useLayoutEffect(() => {
    if (!frame) return;
    const made = createGrid<GridRow>(frame, {
      ...start.current,
      onSelectionChanged: (event) => latest.current.onSelectionChanged(event),
      onCellKeyDown: (event) => latest.current.onCellKeyDown(event),
      onCellFocused: (event) => latest.current.onCellFocused(event),
      onCellContextMenu: (event) => latest.current.onCellContextMenu(event),
      onRowDoubleClicked: (event) => latest.current.onRowDoubleClicked(event),
      onBodyScrollEnd: (event) => latest.current.onBodyScrollEnd(event),
      onSortChanged: (event) => latest.current.onSortChanged(event),
      onColumnMoved: (event) => latest.current.onColumnMoved(event),
      onColumnResized: (event) => latest.current.onColumnResized(event),
    });
    setApi(made);
    return () => {
      setApi(null);
      made.destroy();
    };
  }, [frame]);

  useLayoutEffect(() => {
    const before: Readonly<Record<string, unknown>> = told.current;
    const news = Object.fromEntries(Object.entries(changing).filter(([name, value]) => before[name] !== value));
    if (!api || Object.keys(news).length === 0) return;
    told.current = changing;
    api.updateGridOptions(news);
  }, [api, changing]);

  return api;
}
