import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { valueAt } from '../../../domain/define/fieldText.ts';
import type { FormValues } from '../form/formValues.ts';
import { nextEditable, walkedTo, type Cell } from './cellWalk.ts';
import type { Leaving } from './EntryEditor.tsx';
import { partOf, type EntryColumn } from './entryColumn.ts';
import type { EntryList } from './useEntryList.ts';

/** A cell being edited: where it is, what was typed to open it, and what stood there. */
type Edited = Cell & { readonly typed: string; readonly before: unknown };
type Source = {
  readonly table: RefObject<HTMLElement | null>;
  readonly list: EntryList;
  readonly columns: readonly EntryColumn[];
  readonly isFixed: boolean;
  readonly start: (() => FormValues) | undefined;
};

/** The keyboard of a table of entries: which cell has it, which one is edited, and what each key does. */
export function useEntryCells({ table, list, columns, isFixed, start }: Source) {
  const { field, entries, removed } = list;
  const [active, setActive] = useState<Cell>({ at: 0, column: 0 });
  const [edited, setEdited] = useState<Edited | null>(null);
  /** The cell that gets the keyboard once it is drawn, and the new row that opens for writing. */
  const wanted = useRef<Cell | null>(null);
  const opens = useRef<number | null>(null);
  /** The cell that was written a moment ago: from it Tab goes on in the row. */
  const written = useRef<Cell | null>(null);
  const size = { rows: entries.length, columns: columns.length };
  const keyOf = ({ column }: Cell) => columns[column]?.key ?? '';

  const isEditable = ({ at, column }: Cell) => {
    const [it, entry] = [columns[column], entries[at]];
    if (!it || !entry || isFixed || it.readOnly === true || it.isOff?.(entry) === true) return false;
    return partOf(field, it.key).readOnly !== true;
  };
  const focus = (cell: Cell) => {
    wanted.current = cell;
    written.current = null;
    setEdited(null);
    setActive(cell);
  };
  const edit = (cell: Cell, typed = '') => {
    if (!isEditable(cell) || columns[cell.column]?.face) return focus(cell);
    setActive(cell);
    setEdited({ ...cell, typed, before: valueAt(entries[cell.at], keyOf(cell)) });
  };
  useEffect(() => {
    const cell = wanted.current;
    const place = cell && `[data-entry-cell="${String(cell.at)}:${CSS.escape(keyOf(cell))}"]`;
    const found = place && table.current?.querySelector<HTMLElement>(place);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  // Before the next key: later it would be written into the cell that has the keyboard until then.
  useLayoutEffect(() => {
    const at = opens.current;
    if (at === null || at >= entries.length) return;
    opens.current = null;
    const first = nextEditable({ at, column: -1 }, 1, { ...size, isEditable });
    if (first) edit(first);
  });

  const add = () => {
    opens.current = entries.length;
    list.add(start?.());
  };
  const remove = (at: number) => {
    list.remove(at);
    if (entries.length > 1) focus({ at: Math.min(at, entries.length - 2), column: active.column });
    else setEdited(null);
  };
  const giveBack = ({ at, before, ...cell }: Edited) => {
    if (list.isBlank(at)) return remove(at);
    list.change(at, keyOf({ at, ...cell }), before);
    focus({ at, ...cell });
  };
  const leave = (how: Leaving) => {
    if (!edited) return;
    if (how === 'back') return giveBack(edited);
    const { at, column } = edited;
    const step = how === 'next' ? 1 : how === 'previous' ? -1 : undefined;
    const next = step && nextEditable(edited, step, { ...size, isEditable });
    const to = next ?? { at: how === 'down' ? Math.min(at + 1, entries.length - 1) : at, column };
    if (to.at !== at || !list.isBegun(at)) list.leave();
    if (next) return edit(next);
    focus(to);
    written.current = edited;
  };
  /** A row is written from cell to cell; from what only was looked at, Tab leaves the table. */
  const goesOn = ({ shiftKey }: KeyboardEvent): boolean => {
    const { current: last } = written;
    const isWritten = last?.at === active.at && last.column === active.column;
    const next = nextEditable(active, shiftKey ? -1 : 1, { ...size, isEditable });
    if (!next || !(isWritten || (list.isBegun(active.at) && next.at === active.at))) return false;
    if (next.at !== active.at) list.leave();
    edit(next);
    return true;
  };
  /** What a cell shows in its own way is worked with by its first button. */
  const enterFace = (cell: Element) => cell.querySelector<HTMLElement>('a, button')?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || edited) return;
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isHeld = ctrlKey || metaKey || altKey;
    const isCell = target instanceof Element && target.getAttribute('role') === 'gridcell';
    const to = walkedTo(key, active, size);
    if (key === 'Insert' && !isFixed) add();
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && removed) list.putBack();
    else if (!isCell || isHeld) return;
    else if (key === 'Tab') return void (goesOn(event) && event.preventDefault());
    else if (key === 'Delete' && !isFixed) remove(active.at);
    else if ((key === 'Enter' || key === 'F2') && columns[active.column]?.face) enterFace(target);
    else if (key === 'Enter' || key === 'F2') edit(active);
    else if (to) focus(to);
    else if (key.length === 1 && isEditable(active)) edit(active, key === ' ' ? '' : key);
    else return;
    event.preventDefault();
  };
  /** Whoever goes on elsewhere in the record is done with the cell; an open list of it lies outside. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInRecord = relatedTarget instanceof Element && relatedTarget.closest('[data-record]') !== null;
    if (!isInRecord || table.current?.contains(relatedTarget) === true) return;
    if (edited || list.isBegun(active.at)) list.leave();
    setEdited(null);
  };
  return {
    reachable: { at: Math.max(0, Math.min(active.at, entries.length - 1)), column: active.column },
    edited,
    isEditable,
    edit,
    add,
    remove,
    leave,
    onKeyDown,
    onBlur,
    /** The keyboard has come to a cell by itself. */
    arrive(cell: Cell) {
      if (active.at !== cell.at && list.isBegun(active.at)) list.leave();
      if (active.at !== cell.at || active.column !== cell.column) {
        setActive(cell);
        written.current = null;
      }
      if (edited && (edited.at !== cell.at || edited.column !== cell.column)) setEdited(null);
    },
  };
}
