import type { CellPath } from '../../domain/bulkCreate/columns.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cells, Head } from '../../domain/bulkCreate/entry.ts';
import { draftKeyOf } from '../formAddress.ts';
import { useDraft, type FormPlace } from '../kit/form/useDraft.ts';
import {
  changed,
  emptyInput,
  holdsInput,
  newEntry,
  restored,
  withCount,
  withHead,
  withRows,
  type BulkEntry,
  type BulkInput,
  type EntryState,
} from './bulkEntry.ts';

/** What is entered in the panel and how it changes; it is kept as a draft and comes back by itself. */
export function useBulkInput(place: FormPlace) {
  const [input, setInput] = useState<BulkInput>(emptyInput);
  const { found, keep, drop, settle } = useDraft(draftKeyOf(place.url), place);
  const isTouched = useRef(false);
  const change = useCallback((next: (input: BulkInput) => BulkInput) => {
    isTouched.current = true;
    setInput(next);
  }, []);
  const changeEntries = useCallback(
    (next: (entries: readonly BulkEntry[]) => readonly BulkEntry[]) =>
      change((it) => ({ ...it, entries: next(it.entries) })),
    [change],
  );

  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const kept = found?.values.input as BulkInput | undefined;
  useEffect(() => {
    if (!kept || !found || isTouched.current) return;
    isTouched.current = true;
    setInput(restored(kept));
    setRestoredAt(found.at);
    settle();
  }, [kept, found, settle]);
  useEffect(() => {
    if (!isTouched.current) return;
    if (holdsInput(input)) keep({ values: { input }, base: {} });
    else drop();
  }, [input, keep, drop]);

  const set = useCallback(
    (id: string, cells: Cells) =>
      changeEntries((entries) => entries.map((it) => (it.id === id ? changed(it, cells) : it))),
    [changeEntries],
  );
  const setState = useCallback(
    (id: string, state: EntryState) =>
      changeEntries((entries) => entries.map((it) => (it.id === id ? { ...it, state } : it))),
    [changeEntries],
  );
  const setHead = useCallback((patch: Head) => change((it) => ({ ...it, head: withHead(it.head, patch) })), [change]);
  const setShared = useCallback((shared: Cells) => change((it) => ({ ...it, shared })), [change]);
  const setCount = useCallback(
    (count: number) => changeEntries((entries) => withCount(entries, count)),
    [changeEntries],
  );
  const add = useCallback(() => changeEntries((entries) => [...entries, newEntry()]), [changeEntries]);
  const duplicate = useCallback(
    (id: string) =>
      changeEntries((entries) => entries.flatMap((it) => (it.id === id ? [it, newEntry(it.cells)] : [it]))),
    [changeEntries],
  );
  const remove = useCallback(
    (id: string) => changeEntries((entries) => entries.filter((it) => it.id !== id)),
    [changeEntries],
  );
  const take = useCallback(
    (rows: readonly Cells[]) => changeEntries((entries) => withRows(entries, rows)),
    [changeEntries],
  );
  /** The text of a cell goes into the same column of all rows below it. */
  const fillDown = useCallback(
    (id: string, path: CellPath) =>
      changeEntries((entries) => {
        const at = entries.findIndex((it) => it.id === id);
        const text = entries[at]?.cells[path] ?? '';
        return entries.map((it, index) =>
          index > at && it.state.kind !== 'done' ? changed(it, { ...it.cells, [path]: text }) : it,
        );
      }),
    [changeEntries],
  );
  const reset = useCallback(() => {
    setRestoredAt(null);
    change(emptyInput);
  }, [change]);
  return {
    input,
    restoredAt,
    set,
    setState,
    setHead,
    setShared,
    setCount,
    add,
    duplicate,
    remove,
    take,
    fillDown,
    reset,
  };
}

export type BulkControls = ReturnType<typeof useBulkInput>;
