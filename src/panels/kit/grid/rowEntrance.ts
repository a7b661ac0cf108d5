import { tickId } from './tickColumn.ts';

const placeOf = (row: Element) => Number(row.getAttribute('row-index'));

/**
 * The cell in which the keyboard comes to the rows of a list: where it was, else in the row somebody was at, else in
 * the first one; null while there are none.
 */
export function rowEntrance(list: Element): HTMLElement | null {
  const known = list.querySelector<HTMLElement>('.ag-cell-focus');
  if (known) return known;
  const rows = [...list.querySelectorAll('.ag-row[row-id^="/api/"]')].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const row = rows.find((it) => it.classList.contains('row-current')) ?? rows[0];
  return row?.querySelector<HTMLElement>(`.ag-cell:not([col-id="${tickId}"])`) ?? null;
}
