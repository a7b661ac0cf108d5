import type { ColDef, SuppressMouseEventHandlingParams } from 'ag-grid-community';
import { isPinned } from './columnOrder.ts';
import { DomCell } from './DomCell.ts';
import type { GridColumn } from './gridColumn.ts';
import { tickColumn } from './tickColumn.ts';
import type { GridRow } from './useGridRows.ts';

/** The columns as the grid library wants them; the server alone orders, so its own comparing is switched off. */
export function columnDefsOf(columns: readonly GridColumn[], order: string | undefined): ColDef<GridRow>[] {
  return [tickColumn, ...columns.map((column) => columnDefOf(column, order))];
}

function columnDefOf(column: GridColumn, order: string | undefined): ColDef<GridRow> {
  return {
    colId: column.id,
    headerName: column.heading,
    hide: column.hidden ?? false,
    sortable: column.sort !== undefined,
    ...sortOf(column, order),
    comparator: asGiven,
    ...(column.width !== undefined && { width: column.width }),
    ...(column.flex !== undefined && { flex: column.flex }),
    minWidth: column.minWidth ?? 40,
    ...(column.fixed && { lockPosition: 'left', lockVisible: true, suppressMovable: true }),
    pinned: isPinned(column) ? 'left' : null,
    ...(column.align === 'right' && { headerClass: 'ag-right-aligned-header' }),
    cellClass: [column.look ?? '', column.align === 'right' ? 'text-right' : ''].filter(Boolean).join(' '),
    ...valueOf(column),
  };
}

/** The row itself is the value of every cell, so that one is asked anew whenever its record has changed. */
const rowValue = ({ data }: { readonly data?: GridRow | undefined }) => data;
/** The server alone orders. */
const asGiven = () => 0;

function valueOf({ live, render, text }: GridColumn): ColDef<GridRow> {
  if (live) return { valueGetter: rowValue, cellRenderer: live };
  return {
    valueGetter: rowValue,
    cellRenderer: DomCell,
    cellRendererParams: { draw: render, say: text, suppressMouseEventHandling: isOnButton },
  };
}

/** A button inside a cell does its own work; pressing it does not choose the row. */
function isOnButton({ event }: SuppressMouseEventHandlingParams<GridRow>): boolean {
  return event.target instanceof Element && event.target.closest('button') !== null;
}

/**
 * Where the column stands in the order of the list: "datum,-licensePlate" is by day, and within a day by plate from Z
 * to A.
 */
function sortOf(column: GridColumn, order: string | undefined): Pick<ColDef<GridRow>, 'sort' | 'sortIndex'> {
  const sorts = column.sort === undefined ? [] : (order ?? '').split(',');
  const at = sorts.findIndex((it) => it === column.sort || it === `-${column.sort ?? ''}`);
  if (at < 0) return { sort: null, sortIndex: null };
  return { sort: sorts[at]?.startsWith('-') ? 'desc' : 'asc', sortIndex: at };
}
