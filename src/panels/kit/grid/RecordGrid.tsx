import './gridModules.ts';
import './grid.css';
import type { CellContextMenuEvent, CellFocusedEvent, CellKeyDownEvent, ColDef, GridApi, IRowNode } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ClipboardEvent, type ComponentType, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { readEntity, type Entity } from '../../../api/entities.ts';
import type { Where } from '../../../commands/tools.ts';
import { ContextMenu } from '../../../ui/ContextMenu.tsx';
import { commandMenu } from '../commandMenu.ts';
import { columnDefsOf } from './columnDefs.tsx';
import { rememberColumns, useRememberedColumns } from './columnMemory.ts';
import { arranged } from './columnOrder.ts';
import type { GridColumn, GridEntry } from './gridColumn.ts';
import { gridLocale } from './gridLocale.ts';
import { gridTheme } from './gridTheme.ts';
import { rowTintRules } from './rowTints.ts';
import { copyText } from './tableText.ts';
import { tellTruncated } from './truncation.ts';
import { useGridPlace } from './useGridPlace.ts';
import { useGridRows, type GridRow } from './useGridRows.ts';
import { useGridSelection } from './useGridSelection.ts';

export type RecordGridProps = {
  /** Spoken name of the list. */
  readonly label: string;
  /** Columns and scroll place are remembered under this name. */
  readonly list: string;
  readonly columns: readonly GridColumn[];
  /** IRIs of the rows, and headings between them; keep the identity while nothing changed. */
  readonly rows: readonly GridEntry[];
  /** Draws a heading row. */
  readonly heading?: ComponentType<{ id: string }>;
  /** 40 for rows of two lines. */
  readonly rowHeight?: 26 | 40;
  /** Tint of a row, one of those in rowTints. */
  readonly rowClass?: (entity: Entity) => string | undefined;
  /** Present order as the server names it, `-createdAt` for descending. */
  readonly order?: string | undefined;
  readonly onOrder?: (order: string) => void;
  readonly selected: readonly string[];
  /** `isTicked` when a box was ticked rather than a row clicked. */
  readonly onSelect: (iris: readonly string[], isTicked?: boolean) => void;
  readonly onOpen?: (iri: string, where?: Where) => void;
  /** Space was pressed on a row, or the focus moved on. */
  readonly onPeek?: (iri: string) => void;
  readonly onFocusRow?: (iri: string) => void;
  /** Place whose commands the right click offers, for instance `customers.row`. */
  readonly place?: string;
  readonly isVisible?: boolean;
  /** Skeleton, empty or error state that covers the rows. */
  readonly cover?: ReactNode;
  readonly ref?: Ref<GridApi<GridRow> | null>;
};

const headingHeight = 26;
const selectionColumn = { width: 34, minWidth: 34, maxWidth: 34, resizable: false, suppressMovable: true } as const;
const rowSelection = { mode: 'multiRow', checkboxes: true, headerCheckbox: true, enableClickSelection: true, isRowSelectable: (node: IRowNode<GridRow>) => node.data?.heading === undefined } as const;
const isOwnKey = (event: globalThis.KeyboardEvent) => event.key === ' ' || event.key === 'Enter' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c');
const defaultColDef: ColDef<GridRow> = { resizable: true, suppressKeyboardEvent: ({ event }) => isOwnKey(event), suppressHeaderMenuButton: true };

/** The one grid of the console: records from their atoms, selection, keyboard, menu, copy and remembered columns. */
export function RecordGrid(props: RecordGridProps) {
  const { label, list, columns, rows: entries, heading: Heading, rowHeight = 26, rowClass, order, onOrder, selected, onSelect, onOpen, onPeek, onFocusRow, place, isVisible = true, cover, ref } = props;
  const [api, setApi] = useState<GridApi<GridRow> | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [menu, setMenu] = useState<{ at: { x: number; y: number }; targets: readonly Entity[] }>();
  const isWalking = useRef(false);
  const remembered = useRememberedColumns(list);
  const shown = useMemo(() => arranged(columns, remembered), [columns, remembered]);
  const columnDefs = useMemo(() => columnDefsOf(shown, order), [shown, order]);
  const rowData = useGridRows({ entries, columns, api });
  const { onSelectionChanged, onWalk } = useGridSelection({ api, rows: rowData, selected, onSelect });
  const { onBodyScrollEnd } = useGridPlace({ api, frame, list, isVisible, hasRows: entries.length > 0 });

  useEffect(() => {
    window.addEventListener('pointerover', tellTruncated, { capture: true, passive: true });
    return () => window.removeEventListener('pointerover', tellTruncated, { capture: true });
  }, []);

  const headingCell = useMemo(() => (Heading ? ({ data }: { data: GridRow }) => <div role="gridcell" className="h-full"><Heading id={data.heading ?? ''} /></div> : undefined), [Heading]);
  const rowClassRules = useMemo(() => rowClass && rowTintRules(rowClass), [rowClass]);
  const getRowHeight = useCallback(({ data }: { data: GridRow | undefined }) => (data?.heading === undefined ? rowHeight : headingHeight), [rowHeight]);

  const rememberShape = () => {
    if (!api) return;
    const states = api.getColumnState().filter((it) => columns.some((column) => column.id === it.colId));
    rememberColumns(list, states.map(({ colId, width, flex, hide }) => ({ id: colId, hidden: hide ?? false, ...(!flex && width && { width }) })));
  };

  const onKeyDown = ({ event, data }: CellKeyDownEvent<GridRow>) => {
    const key = event as globalThis.KeyboardEvent | null | undefined;
    if (!key || !data?.entity) return;
    if (key.key === ' ') {
      key.preventDefault();
      if (key.ctrlKey) onSelect(selected.includes(data.id) ? selected.filter((it) => it !== data.id) : [...selected, data.id], true);
      else onPeek?.(data.id);
    }
    if (key.key === 'Enter' && !key.ctrlKey && !key.metaKey) onOpen?.(data.id, key.shiftKey ? 'beside' : undefined);
  };

  const onCellFocused = ({ rowIndex, api: grid }: CellFocusedEvent<GridRow>) => {
    const row = rowIndex === null ? undefined : grid.getDisplayedRowAtIndex(rowIndex)?.data;
    if (!row?.entity) return;
    onFocusRow?.(row.id);
    if (isWalking.current) onWalk(row.id);
    isWalking.current = false;
  };

  const onMenu = ({ event, data }: CellContextMenuEvent<GridRow>) => {
    if (!place || !data?.entity || !(event instanceof MouseEvent)) return;
    const iris = selected.includes(data.id) ? selected : [data.id];
    if (iris !== selected) onSelect(iris);
    const box = event.target instanceof Element ? event.target.getBoundingClientRect() : undefined;
    const byKey = event.clientX === 0 && event.clientY === 0 && box;
    setMenu({ at: byKey ? { x: box.left + 8, y: box.bottom } : { x: event.clientX, y: event.clientY }, targets: iris.flatMap((iri) => readEntity(iri) ?? []) });
  };

  const copy = (event: ClipboardEvent) => {
    if (!api || event.target instanceof HTMLInputElement || !window.getSelection()?.isCollapsed) return;
    const focused = api.getFocusedCell();
    const iris = selected.length > 0 ? selected : [focused ? (api.getDisplayedRowAtIndex(focused.rowIndex)?.data?.id ?? '') : ''];
    const inOrder = entries.filter((it): it is string => typeof it === 'string' && iris.includes(it));
    if (inOrder.length === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText({ columns: shown.filter((it) => !it.hidden), entities: inOrder.flatMap((iri) => readEntity(iri) ?? []) }));
  };

  /** The grid library hands its key events on later, when the browser would have scrolled a page for Space already. */
  const stayForSpace = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.target instanceof Element && event.target.matches('.ag-cell')) event.preventDefault();
  };

  const noteWalking = (event: KeyboardEvent) => {
    isWalking.current = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].includes(event.key) && !event.ctrlKey && !event.shiftKey;
  };

  return (
    <div ref={setFrame} className="relative min-h-0 flex-1" onCopy={copy} onKeyDownCapture={noteWalking} onKeyDown={stayForSpace} role="region" aria-label={label}>
      <AgGridReact<GridRow>
        theme={gridTheme}
        localeText={gridLocale}
        columnDefs={columnDefs}
        defaultColDef={defaultColDef}
        selectionColumnDef={selectionColumn}
        rowSelection={rowSelection}
        rowData={rowData as GridRow[]}
        getRowId={({ data }) => data.id}
        getRowHeight={getRowHeight}
        {...(rowClassRules && { rowClassRules })}
        {...(headingCell && { isFullWidthRow: ({ rowNode }) => rowNode.data?.heading !== undefined, fullWidthCellRenderer: headingCell })}
        maintainColumnOrder={false}
        suppressMultiSort
        suppressNoRowsOverlay
        suppressDragLeaveHidesColumns
        preventDefaultOnContextMenu
        animateRows={false}
        headerHeight={24}
        rowBuffer={12}
        onGridReady={({ api: ready }) => {
          setApi(ready);
          if (typeof ref === 'function') ref(ready);
          else if (ref) ref.current = ready;
        }}
        onSelectionChanged={onSelectionChanged}
        onCellKeyDown={(event) => 'column' in event && onKeyDown(event as CellKeyDownEvent<GridRow>)}
        onCellFocused={onCellFocused}
        onCellContextMenu={onMenu}
        onRowDoubleClicked={({ data, event }) => data?.entity && onOpen?.(data.id, event instanceof MouseEvent && event.ctrlKey ? 'beside' : undefined)}
        onBodyScrollEnd={onBodyScrollEnd}
        onSortChanged={({ source, api: grid }) => {
          if (source !== 'uiColumnSorted') return;
          const sorted = grid.getColumnState().find((it) => it.sort);
          const name = columns.find((it) => it.id === sorted?.colId)?.sort;
          onOrder?.(name === undefined ? '' : sorted?.sort === 'desc' ? `-${name}` : name);
        }}
        onColumnMoved={({ finished, source }) => finished && source === 'uiColumnMoved' && rememberShape()}
        onColumnResized={({ finished, source }) => finished && source === 'uiColumnResized' && rememberShape()}
      />
      {cover && <div className="absolute inset-x-0 top-12 bottom-0 flex flex-col overflow-y-auto bg-panel">{cover}</div>}
      {menu && place && <ContextMenu label="Befehle der Zeile" at={menu.at} entries={commandMenu(place, menu.targets)} onClose={() => setMenu(undefined)} />}
    </div>
  );
}
