import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import type { GridRow } from './useGridRows.ts';

/**
 * How many rows stand ready above and below what is seen; each of them costs time when the list comes or its room
 * changes.
 */
export const rowsAtRest = 6;
/**
 * So far (px) rows stand ready once somebody turns the wheel: the browser scrolls ahead of the page and needs rows to
 * show.
 */
const ahead = 480;

type Scrolled = {
  readonly api: GridApi<GridRow> | null;
  readonly frame: HTMLElement | null;
  readonly rowHeight: number;
};

/** Has more rows stand ready from the moment a list is scrolled by wheel or finger. */
export function useRowsAhead({ api, frame, rowHeight }: Scrolled): void {
  useEffect(() => {
    if (!api || !frame) return undefined;
    const began = new AbortController();
    const begin = () => {
      began.abort();
      if (!api.isDestroyed()) api.setGridOption('rowBuffer', Math.ceil(ahead / rowHeight));
    };
    for (const event of ['wheel', 'touchmove'] as const)
      frame.addEventListener(event, begin, { passive: true, signal: began.signal });
    return () => began.abort();
  }, [api, frame, rowHeight]);
}
