import './gridModules.ts';
import './grid.css';
import { AgGridReact } from 'ag-grid-react';
import type { CellFocusedEvent, GridApi } from 'ag-grid-community';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Noun } from '../../../domain/define/noun.ts';
import { CellEditorHost } from '../cellEdit/CellEditorHost.tsx';
import { useCellEditing } from '../cellEdit/useCellEditing.ts';
import { columnDefsOf } from './columnDefs.ts';
import { rememberColumns, useRememberedColumns } from './columnMemory.ts';
import { arranged, isPinned } from './columnOrder.ts';
import { narrowed, useHeadingShare } from './headingRoom.ts';
import { useDensity } from './density.ts';
import { focusEdge, isEdgeKey } from './edgeKeys.ts';
import { foldByKey } from './headingKeys.ts';
import { leaveByTab } from './leaveByTab.ts';
import { gridOptions } from './gridOptions.ts';
import type { RecordGridProps } from './recordGridProps.ts';
import { RowActionsHost } from './RowActionsHost.tsx';
import { useRowMarks } from './rowMarks.ts';
import { useRowsAhead } from './rowsAhead.ts';
import { rowRules } from './rowTints.ts';
import { truncationTeller } from './truncation.ts';
import { useCopying } from './useCopying.ts';
import { useStableHandlers } from './useStableHandlers.ts';
import { useGridPlace } from './useGridPlace.ts';
import { rowsOf, useHeadingHeights, useRowUpdates, type GridRow } from './useGridRows.ts';
import { useGridSelection } from './useGridSelection.ts';
import { useRowMenu } from './useRowMenu.tsx';
import { useIsVisible } from '../../panelContext.ts';

/**
 * The one grid of the console: records from their atoms, selection, keyboard, menu, copy and remembered columns. Its
 * rows are of the resource that its columns are for.
 */
export function RecordGrid<R extends Noun>(props: RecordGridProps<R>): ReactNode;
export function RecordGrid(props: RecordGridProps): ReactNode {
  const {
    label,
    list,
    scrollPlace = list,
    columns,
    rows: entries,
    heading: Heading,
    rowHeight = 26,
    rowClass,
    isLeft,
    order,
    onOrder,
    selection,
    onOpen,
    onPeek,
    onFocusRow,
    onEscape,
    place,
    rowMenu,
    actions,
    editable,
    isWhole = false,
    handle,
    cover,
  } = props;
  const isVisible = useIsVisible();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const remembered = useRememberedColumns(list);
  const wanted = useMemo(() => arranged(columns, remembered), [columns, remembered]);
  const share = useHeadingShare(frame, wanted);
  const shown = useMemo(() => wanted.map((it) => narrowed(it, share)), [wanted, share]);
  const columnDefs = useMemo(() => columnDefsOf(shown, order), [shown, order]);
  const rowData = useMemo(() => rowsOf(entries), [entries]);
  useEffect(() => {
    const tell = truncationTeller();
    frame?.addEventListener('pointerover', tell, { capture: true, passive: true });
    return () => frame?.removeEventListener('pointerover', tell, { capture: true });
  }, [frame]);

  const headingCell = useMemo(
    () =>
      Heading &&
      (({ data }: { data: GridRow }) => (
        <div role="gridcell" className="h-full">
          <Heading id={data.heading ?? ''} />
        </div>
      )),
    [Heading],
  );
  const rowClassRules = useMemo(() => rowRules({ rowClass, isLeft }), [rowClass, isLeft]);
  const [api, setApi] = useState<GridApi<GridRow> | null>(null);
  const density = useDensity();
  const height = rowHeight === 40 ? density.two : density.one;
  const [fixed] = useState(() => gridOptions(height, isWhole));
  const processRowPostCreate = useRowMarks({ frame, selection });

  const rememberShape = (grid: GridApi<GridRow>) => {
    const given = new Map(columns.map((it) => [it.id, narrowed(it, share)]));
    const states = grid.getColumnState().filter((it) => given.has(it.colId));
    rememberColumns(
      list,
      states.map(({ colId, width, flex, hide, pinned }) => ({
        id: colId,
        hidden: hide ?? false,
        ...(!flex && width && width !== given.get(colId)?.width && { width }),
        ...(pinned && !isPinned({ ...given.get(colId), id: colId, pinned: false }) && { pinned: true }),
      })),
    );
  };

  const editing = useCellEditing({ api, columns: shown, editable, isVisible });

  useImperativeHandle(handle, () => ({ api, edit: editing.begin }));

  const onCellFocused = ({ rowIndex, api: grid }: CellFocusedEvent<GridRow>) => {
    const row = rowIndex === null ? undefined : grid.getDisplayedRowAtIndex(rowIndex)?.data;
    if (!row?.entity) return;
    selection.goTo(row.id);
    onFocusRow?.(row.id);
  };

  /** Whatever brings the keyboard into a cell (a search, a command, an opening panel) brings the person to its row. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches('.ag-cell:not(.ag-cell-focus)')) return;
    const row = api?.getRowNode(target.closest('.ag-row')?.getAttribute('row-id') ?? '')?.rowIndex;
    if (typeof row === 'number') api?.setFocusedCell(row, target.getAttribute('col-id') ?? '');
  };

  const copying = useCopying({ api, entries, columns: shown, selection });
  const { onMenu, menu } = useRowMenu({
    place,
    selection,
    rowMenu,
    ofCell: ({ row, column }) => [...editing.menu(row, column), ...copying.menu()],
  });

  const handlers = useStableHandlers({
    onCellFocused,
    onCellContextMenu: onMenu,
    onBodyScrollEnd: () => onBodyScrollEnd(),
    onSortChanged: ({ source, api: grid }) => {
      if (source !== 'uiColumnSorted') return;
      const sorted = grid
        .getColumnState()
        .filter((it) => it.sort)
        .toSorted((one, other) => (one.sortIndex ?? 0) - (other.sortIndex ?? 0));
      const names = sorted.flatMap(({ colId, sort }) => {
        const name = columns.find((it) => it.id === colId)?.sort;
        return name === undefined ? [] : [sort === 'desc' ? `-${name}` : name];
      });
      onOrder?.(names.join(','));
    },
    onColumnMoved: ({ finished, source, api: grid }) => finished && source === 'uiColumnMoved' && rememberShape(grid),
    onColumnResized: ({ finished, source, api: grid }) =>
      finished && source === 'uiColumnResized' && rememberShape(grid),
  });
  useHeadingHeights(api, { rows: rowData, height });
  useRowUpdates({ entries, columns, api });
  useRowsAhead({ api, frame, rowHeight: height });
  const selecting = useGridSelection({ api, rows: rowData, selection });
  const { onBodyScrollEnd } = useGridPlace({ api, frame, list: scrollPlace, isVisible, hasRows: entries.length > 0 });

  const onCellKey = (event: KeyboardEvent, { row, column }: { row: string; column: string }) => {
    if (!api?.getRowNode(row)?.data?.entity || editing.beginByKey(event, row, column)) return;
    const isMod = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && !isMod) onPeek?.(row);
    if (event.key !== 'Enter' || isMod || !onOpen) return;
    event.preventDefault();
    onOpen(row, event.shiftKey ? 'beside' : undefined);
  };
  /**
   * The grid library hands its events on later: by then Space has scrolled the page, the second sign typed finds an
   * editor that knows only the first, and a double click opens the editor of a cell that Tab has left.
   */
  const onKey = (event: KeyboardEvent) => {
    const cell =
      event.target instanceof Element && !event.target.closest('button, a') ? event.target.closest('.ag-cell') : null;
    const [row, column] = [cell?.closest('.ag-row')?.getAttribute('row-id'), cell?.getAttribute('col-id')];
    if (event.key === ' ' && event.target === cell) event.preventDefault();
    if (foldByKey(event, event.target)) return event.preventDefault();
    if (event.key === 'Escape' && cell && onEscape) return onEscape();
    if (api && cell && isEdgeKey(event)) {
      event.preventDefault();
      focusEdge(api, event.key);
    }
    if (row && column) onCellKey(event, { row, column });
    selecting.onKeyDown(event);
    copying.onKeyDown(event);
  };

  const onDoubleClick = ({ target, ctrlKey }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest('button, a, input')) return;
    const { id, entity } = api?.getRowNode(target.closest('.ag-row')?.getAttribute('row-id') ?? '')?.data ?? {};
    if (id === undefined || !entity || editing.beginByDoubleClick(id, target)) return;
    onOpen?.(id, ctrlKey ? 'beside' : undefined);
  };

  return (
    <div
      ref={setFrame}
      className={`relative min-h-0 ${isWhole ? 'flex-none' : 'flex-1'}`}
      style={{ '--row-line': `${String(height - 1)}px` } as CSSProperties}
      onCopy={copying.onCopy}
      onClick={selecting.onClick}
      onDoubleClick={onDoubleClick}
      onFocus={onFocus}
      onKeyDown={onKey}
      onKeyDownCapture={(event) => leaveByTab(event, body)}
      role="region"
      aria-label={label}
    >
      <span tabIndex={-1} />
      <div ref={setBody} className={isWhole ? '' : 'h-full'}>
        <AgGridReact<GridRow>
          {...fixed}
          {...handlers}
          columnDefs={columnDefs}
          rowData={rowData}
          rowClassRules={rowClassRules}
          processRowPostCreate={processRowPostCreate}
          fullWidthCellRenderer={headingCell}
          onGridReady={({ api: made }) => setApi(made)}
          onGridPreDestroyed={() => setApi(null)}
        />
      </div>
      <span tabIndex={-1} />
      {actions && body && <RowActionsHost frame={body} actions={actions} />}
      {editable && frame && (
        <CellEditorHost frame={frame} editable={editable} editing={editing} selection={selection} />
      )}
      {cover && (
        <div
          data-cover
          className="[container-type:size] absolute inset-x-0 top-12 bottom-0 flex flex-col overflow-y-auto bg-panel"
        >
          {cover}
        </div>
      )}
      {menu}
    </div>
  );
}
