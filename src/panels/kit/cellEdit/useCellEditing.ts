import type { GridApi } from 'ag-grid-community';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LateCode } from '../../../api/code/lateCode.ts';
import type { Resource } from '../../../domain/define/resource.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import type { GridColumn } from '../grid/gridColumn.ts';
import type { GridRow } from '../grid/useGridRows.ts';
import type { Fault } from '../form/validate.ts';
import type { FormValues } from '../form/formValues.ts';
import type { CellField } from './cellField.ts';
import { isSign } from '../../../ui/inputs/keyHold.ts';
import { cellHold } from './cellHold.ts';
import type { CellCheck } from './cellValues.ts';

/** A cell whose editor is open. */
export type EditedCell = {
  readonly iri: string;
  readonly column: GridColumn;
  /** The sign that was typed to open it, in place of the value. */
  readonly typed: string;
  /**
   * Input that could not be stored and is given back, with what stands against it and the record as it was typed over.
   */
  readonly refused?: { readonly values: FormValues; readonly faults: readonly Fault[]; readonly start: CellStart };
};
/** A record as it stood when the editor of its cell was opened: what somebody else stores meanwhile is merged. */
export type CellStart = { readonly version: number; readonly base: FormValues };
export type CellMove = 'stay' | 'down' | 'next' | 'previous';
/** A row that is being made in the cells of a list: what is typed into it goes to whoever makes it. */
export type NewRow = {
  readonly iri: string;
  readonly fieldsOf: (column: string) => readonly CellField[];
  /** Takes what was typed into a cell; with Enter the row is meant to be whole. */
  readonly take: (values: FormValues, isWhole: boolean) => void;
};
/** What a list lets be edited in its cells. */
export type EditableList = {
  readonly resource: Resource;
  /** The list's own rules, which come with the first editor. */
  readonly check?: LateCode<CellCheck> | undefined;
  readonly newRow?: NewRow | null;
  readonly thisRow?: string | undefined;
};

type Source = {
  readonly api: GridApi<GridRow> | null;
  readonly columns: readonly GridColumn[];
  readonly editable: EditableList | undefined;
  readonly isVisible: boolean;
};
export type CellEditing = ReturnType<typeof useCellEditing>;

/**
 * Which cell of a grid is being edited, how its editor opens and where the focus goes afterwards; the editor itself is
 * loaded on first use.
 */
export function useCellEditing({ api, columns, editable, isVisible }: Source) {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  /** The same for keys that come before the next drawing. */
  const open = useRef<EditedCell | null>(null);
  const put = (next: EditedCell | null) => {
    open.current = next;
    setEdited(next);
  };
  /** For answers of the server that come when the list is hidden or gone. */
  const isSeen = useRef(isVisible);
  useLayoutEffect(() => {
    isSeen.current = isVisible;
    return () => {
      isSeen.current = false;
      if (open.current !== null) cellHold.take();
    };
  }, [isVisible]);
  const editableAt = (iri: string, columnId: string | null | undefined): GridColumn | undefined => {
    const column = editable && columns.find((it) => it.id === columnId && !it.hidden);
    const edit = editable?.newRow?.iri === iri ? editable.newRow.fieldsOf(column?.id ?? '') : column?.edit;
    return column && edit && edit.length > 0 ? { ...column, edit } : undefined;
  };

  /** Opens the editor of a cell; the keys that come before it is there are kept for it. */
  const begin = (iri: string, columnId: string | null | undefined, typed = ''): boolean => {
    const column = editableAt(iri, columnId);
    if (!column) return false;
    if (isAt(open.current, { iri, column })) return true;
    cellHold.begin();
    put({ iri, column, typed });
    return true;
  };

  /** F2 and signs open the editor of the focused cell. */
  const beginByKey = (key: KeyboardEvent, iri: string, columnId: string): boolean => {
    const isTyped = isSign(key) && key.key !== ' ' && key.key !== '?';
    if (key.key !== 'F2' && !isTyped) return false;
    const opens = begin(iri, columnId, isTyped ? key.key : '');
    if (opens) key.preventDefault();
    return opens;
  };

  /** A double click edits where a cell holds one plain value; elsewhere it opens the record. */
  const beginByDoubleClick = (iri: string, target: EventTarget | null): boolean => {
    const columnId = target instanceof Element ? target.closest('.ag-cell')?.getAttribute('col-id') : undefined;
    return editableAt(iri, columnId)?.edit?.length === 1 && begin(iri, columnId);
  };

  /** The way to the editor for those who look for it in the menu of a row. */
  const menu = (iri: string, columnId: string | undefined): readonly MenuEntry[] =>
    editableAt(iri, columnId)
      ? [
          'separator',
          { id: 'editCell', label: 'Zelle ändern', icon: 'pencil', hotkey: 'f2', run: () => void begin(iri, columnId) },
        ]
      : [];

  /** The editor is done with; the focus goes back to the grid, or on to the next editor. */
  const leave = ({ iri, column }: EditedCell, move: CellMove | null) => {
    if (isAt(open.current, { iri, column })) put(null);
    if (move === null) return;
    // Keys that wait for an editor that does not come are meant for nothing else.
    cellHold.take();
    if (!api) return;
    const row = api.getRowNode(iri)?.rowIndex ?? null;
    if (row === null) return;
    if (move === 'stay' || move === 'down')
      return focus(api, { row: move === 'down' ? (recordBelow(api, row) ?? row) : row, column: column.id });
    const place = nextEditable(api, {
      row,
      column: column.id,
      step: move === 'next' ? 1 : -1,
      isEditable: (at, id) => editableAt(at, id) !== undefined,
    });
    focus(api, place ?? { row, column: column.id });
    const next = place && api.getDisplayedRowAtIndex(place.row)?.data?.id;
    if (next) begin(next, place.column);
  };

  /** Input that was refused opens its editor again, unless another one is open by now or nobody would see it. */
  const giveBack = (cell: EditedCell, refused: NonNullable<EditedCell['refused']>): boolean => {
    if (!isSeen.current || open.current !== null) return false;
    put({ iri: cell.iri, column: cell.column, typed: '', refused });
    return true;
  };

  return { edited, isVisible, begin, beginByKey, beginByDoubleClick, menu, leave, giveBack };
}

function isAt(open: EditedCell | null, { iri, column }: Pick<EditedCell, 'iri' | 'column'>): open is EditedCell {
  return open?.iri === iri && open.column.id === column.id;
}

type Place = { readonly row: number; readonly column: string };

function focus(api: GridApi<GridRow>, { row, column }: Place): void {
  api.ensureIndexVisible(row);
  api.ensureColumnVisible(column);
  api.setFocusedCell(row, column);
}

/** Headings between the rows hold nothing to edit. */
function recordBelow(api: GridApi<GridRow>, row: number): number | undefined {
  for (let at = row + 1; at < api.getDisplayedRowCount(); at += 1)
    if (api.getDisplayedRowAtIndex(at)?.data?.entity) return at;
  return undefined;
}

/** The next cell that can be edited, row by row. */
function nextEditable(
  api: GridApi<GridRow>,
  {
    row,
    column,
    step,
    isEditable,
  }: Place & { readonly step: 1 | -1; readonly isEditable: (iri: string, id: string) => boolean },
): Place | undefined {
  const columns = api.getAllDisplayedColumns().map((it) => it.getColId());
  let at = columns.indexOf(column);
  for (let index = row; index >= 0 && index < api.getDisplayedRowCount(); index += step) {
    const { id, entity } = api.getDisplayedRowAtIndex(index)?.data ?? {};
    const rest = step === 1 ? columns.slice(at + 1) : columns.slice(0, at).toReversed();
    const next = id !== undefined && entity ? rest.find((it) => isEditable(id, it)) : undefined;
    if (next !== undefined) return { row: index, column: next };
    at = step === 1 ? -1 : columns.length;
  }
  return undefined;
}
