import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { whenIdle } from '../../../api/code/whenIdle.ts';
import type { GridRow } from './useGridRows.ts';

/**
 * How many rows stand ready above and below what is seen, once what is seen is painted; each of them costs time when
 * the list comes or its room changes.
 */
const atRest = 6;
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

/** Has rows stand ready once those in sight are painted, and more from the first turn of a wheel or finger. */
export function useRowsAhead({ api, frame, rowHeight }: Scrolled): void {
  useEffect(() => {
    if (!api || !frame) return undefined;
    const began = new AbortController();
    const standReady = (rows: number) => {
      if (!api.isDestroyed()) api.setGridOption('rowBuffer', rows);
    };
    const rest = () => whenIdle(() => began.signal.aborted || standReady(atRest), { restMs: 0 });
    if (api.getDisplayedRowCount() > 0) rest();
    else api.addEventListener('firstDataRendered', rest);
    const begin = () => {
      began.abort();
      standReady(Math.ceil(ahead / rowHeight));
    };
    for (const event of ['wheel', 'touchmove'] as const)
      frame.addEventListener(event, begin, { passive: true, signal: began.signal });
    return () => {
      began.abort();
      if (!api.isDestroyed()) api.removeEventListener('firstDataRendered', rest);
    };
  }, [api, frame, rowHeight]);
}
