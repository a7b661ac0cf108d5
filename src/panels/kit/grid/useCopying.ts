import type { GridApi } from 'ag-grid-community';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readAnyEntity } from '../../../api/records/entities.ts';
import { copyText } from '../../../commands/copyText.ts';
import type { MenuEntry } from '../../../ui/overlays/menuEntry.ts';
import type { GridColumn, GridEntry } from './gridColumn.ts';
import { type GridSelection } from './gridSelection.ts';
import { copiedText } from './tableText.ts';
import type { GridRow } from './useGridRows.ts';

type Source = {
  readonly api: GridApi<GridRow> | null;
  readonly entries: readonly GridEntry[];
  readonly columns: readonly GridColumn[];
  readonly selection: GridSelection;
};
type Copied = { readonly text: string; readonly rows: number };

/** Copying from a list: the focused cell, or all rows that are ticked; with headings above them or without. */
export function useCopying({ api, entries, columns, selection }: Source) {
  const shown = columns.filter((it) => !it.hidden);
  const isMany = () => selection.ticked().length > 0;

  const focused = () => {
    const cell = api?.getFocusedCell();
    const iri = cell ? api?.getDisplayedRowAtIndex(cell.rowIndex)?.data?.id : undefined;
    return { iri, column: shown.find((it) => it.id === cell?.column.getColId()) };
  };

  const rowsText = (iris: readonly string[], hasHeadings: boolean): Copied => {
    const wanted = new Set(iris);
    const entities = entries.flatMap((it) =>
      typeof it === 'string' && wanted.has(it) ? (readAnyEntity(it) ?? []) : [],
    );
    return { text: copiedText({ columns: shown, entities, hasHeadings }), rows: entities.length };
  };

  /** What Ctrl+C takes: a cell, or the ticked rows below their headings. */
  const usual = (): Copied => {
    if (isMany()) return rowsText(selection.ticked(), true);
    const { iri, column } = focused();
    const entity = iri === undefined ? undefined : readAnyEntity(iri);
    if (!entity) return { text: '', rows: 0 };
    return column
      ? { text: copiedText({ columns: [column], entities: [entity], hasHeadings: false }), rows: 1 }
      : rowsText([entity['@id']], true);
  };
  /** What Ctrl+Shift+C takes: rows without headings, the focused one where none is ticked. */
  const bare = (): Copied => rowsText(isMany() ? selection.ticked() : [focused().iri ?? ''], false);

  const onCopy = (event: ClipboardEvent) => {
    const isOwn =
      event.target instanceof Element &&
      event.currentTarget.contains(event.target) &&
      !event.target.matches('input:not([type="checkbox"]), textarea');
    if (!isOwn || !window.getSelection()?.isCollapsed) return;
    const { text, rows } = usual();
    if (rows === 0) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };

  const say = ({ text, rows }: Copied) =>
    rows === 0 ? undefined : copyText(text, rows === 1 ? 'Zeile kopiert' : `${String(rows)} Zeilen kopiert`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== 'c') return;
    if (!(event.target instanceof Element && event.target.closest('.ag-row'))) return;
    event.preventDefault();
    void say(bare());
  };

  const menu = (): readonly MenuEntry[] => [
    'separator',
    {
      id: 'copy',
      label: isMany() ? 'Zeilen mit Überschriften kopieren' : 'Zelle kopieren',
      icon: 'copy',
      hotkey: 'mod+c',
      run: () => {
        const copied = usual();
        void copyText(copied.text, isMany() ? `${String(copied.rows)} Zeilen kopiert` : 'Zelle kopiert');
      },
    },
    {
      id: 'copyBare',
      label: isMany() ? 'Zeilen ohne Überschriften kopieren' : 'Zeile ohne Überschriften kopieren',
      icon: 'copy',
      hotkey: 'mod+shift+c',
      run: () => void say(bare()),
    },
  ];
  return { onCopy, onKeyDown, menu };
}
