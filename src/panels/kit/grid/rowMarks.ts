import type { ProcessRowParams } from 'ag-grid-community';
import { useCallback, useEffect } from 'react';
import { store } from '../../../api/records/entities.ts';
import { openRecordsAtom } from '../../../commands/selection.ts';
import type { GridSelection } from './gridSelection.ts';
import type { GridRow } from './useGridRows.ts';

/**
 * Marks the row somebody is at and those whose record is open in a panel, on the elements themselves: no row is drawn
 * anew for it.
 */
export function useRowMarks({
  frame,
  selection,
}: {
  readonly frame: HTMLElement | null;
  readonly selection: GridSelection;
}) {
  useEffect(() => {
    if (!frame) return;
    const show = () => {
      for (const row of frame.querySelectorAll('.ag-row[row-id^="/api/"]'))
        mark(row, row.getAttribute('row-id'), selection);
    };
    show();
    const stops = [selection.subscribe(show), store.sub(openRecordsAtom, show)];
    return () => stops.forEach((stop) => stop());
  }, [frame, selection]);
  return useCallback(
    ({ eRow, node }: ProcessRowParams<GridRow>) => mark(eRow, node.id ?? null, selection),
    [selection],
  );
}

function mark(row: Element, iri: string | null, selection: GridSelection): void {
  const isCurrent = iri !== null && iri === selection.row();
  const isOpen = iri !== null && store.get(openRecordsAtom).has(iri);
  if (isCurrent !== row.classList.contains('row-current')) {
    row.classList.toggle('row-current', isCurrent);
    if (isCurrent) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
  if (isOpen !== row.classList.contains('row-open')) {
    row.classList.toggle('row-open', isOpen);
    row.ariaDescription = isOpen ? 'in einem Tab geöffnet' : null;
  }
}
