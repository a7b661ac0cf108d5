import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import { keepPlace, placeIn } from './gridPlaces.ts';
import type { GridRow } from './useGridRows.ts';

type Watched = {
  readonly api: GridApi<GridRow> | null;
  readonly frame: HTMLElement | null;
  readonly list: string;
  readonly isVisible: boolean;
  readonly hasRows: boolean;
};

/** Scroll place and focused cell survive refresh, tab change and reload. */
export function useGridPlace({ api, frame, list, isVisible, hasRows }: Watched) {
  /** The list whose place has been found again; a hidden panel keeps where it was scrolled to. */
  const found = useRef<string | null>(null);

  useEffect(() => {
    if (!api || !frame || !isVisible || !hasRows || found.current === list) return;
    found.current = list;
    const place = placeIn(list);
    if (!place) return;
    const frameId = requestAnimationFrame(() => {
      const body = frame.querySelector('.ag-grid-viewport');
      if (body) body.scrollTop = place.top;
    });
    return () => cancelAnimationFrame(frameId);
  }, [api, frame, list, isVisible, hasRows]);

  return {
    onBodyScrollEnd: () => {
      const body = frame?.querySelector('.ag-grid-viewport');
      if (body && isVisible) keepPlace(list, { top: body.scrollTop });
    },
  };
}
