import type { ColDef, GridApi, GridOptions, IRowNode } from 'ag-grid-community';
import { gridLocale } from './gridLocale.ts';
import { gridTheme } from './gridTheme.ts';
import { rowEntrance } from './rowEntrance.ts';
import type { GridRow } from './useGridRows.ts';

/**
 * Keys that are not the grid's: rows are opened, ticked and copied by the console, and with Alt or Ctrl and Tab people
 * move between panels.
 */
const isOwnKey = (event: KeyboardEvent) =>
  event.altKey ||
  (event.ctrlKey && event.key === 'Tab') ||
  event.key === ' ' ||
  event.key === 'Enter' ||
  ((event.ctrlKey || event.metaKey) && ['a', 'c'].includes(event.key.toLowerCase()));
const defaultColDef: ColDef<GridRow> = {
  resizable: true,
  suppressKeyboardEvent: ({ event }) => isOwnKey(event),
  suppressHeaderMenuButton: true,
};

/**
 * Who comes by Tab, from above or below, comes to the cell that was left, else to the first record; the headings are
 * one step above the rows.
 */
function enterRows(api: GridApi<GridRow>): boolean {
  const cell = rowEntrance(document.querySelector(`[grid-id="${api.getGridId()}"]`) ?? document.body);
  cell?.focus();
  return cell !== null;
}

/** What is the same in every grid of the console, and for all the time it stands. */
export function gridOptions(rowHeight: number, isWhole: boolean): GridOptions<GridRow> {
  return {
    ...(isWhole && { domLayout: 'autoHeight' }),
    theme: gridTheme,
    localeText: gridLocale,
    defaultColDef,
    rowSelection: {
      mode: 'multiRow',
      checkboxes: false,
      headerCheckbox: false,
      enableClickSelection: false,
      isRowSelectable: (node: IRowNode<GridRow>) => node.data?.heading === undefined,
    },
    getRowId: ({ data }) => data.id,
    rowHeight,
    isFullWidthRow: ({ rowNode }) => rowNode.data?.heading !== undefined,
    maintainColumnOrder: false,
    suppressNoRowsOverlay: true,
    suppressDragLeaveHidesColumns: true,
    preventDefaultOnContextMenu: true,
    animateRows: false,
    // A scroll bar that comes with the rows makes the list narrower: all columns are laid out and all cells styled a
    // second and a third time.
    alwaysShowVerticalScroll: true,
    // Where the system lets scroll bars lie over the content, the columns leave them their room nevertheless.
    scrollbarWidth: 10,
    headerHeight: 24,
    rowBuffer: 0,
    // Arrows walk cells and headings, Tab leaves them: else it would be pressed a thousand times before the foot of the
    // list.
    tabToNextCell: () => false,
    tabToNextHeader: () => false,
    focusGridInnerElement: ({ api }) => enterRows(api),
  };
}
