import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { readAnyEntity } from '../../../api/records/entities.ts';
import type { Fault } from '../form/validate.ts';
import type { CellFormProps } from './cellEditorProps.ts';
import { focusAt } from './cellKeys.ts';
import { cellFaults, valuesToStore } from './cellValues.ts';
import { askForScope, hasScope, saveCell, type CellInput } from './saveCell.ts';
import type { CellMove } from './useCellEditing.ts';
import type { CellEntry } from './useCellInput.ts';
import { warnOfLoss } from './warnOfLoss.ts';

type Source = Pick<
  CellFormProps,
  'editable' | 'editing' | 'edited' | 'selected' | 'onConflict' | 'entity' | 'fields'
> & { readonly entry: CellEntry; readonly root: RefObject<HTMLElement | null> };

/**
 * How an open cell is left: what was typed is stored, asked about, given back where something stands against it, and
 * never lost in silence.
 */
export function useCellStore({ editable, editing, edited, selected, onConflict, entity, fields, entry, root }: Source) {
  const { resource, check, newRow, thisRow } = editable;
  const { iri, column } = edited;
  const { isVisible } = editing;
  const { start, values, problems, setFaults } = entry;
  const isLeft = useRef(false);
  /** While it is asked what the input is meant for, nothing else stores it. */
  const isAsking = useRef(false);
  /** The list was closed over the editor. */
  const isGone = useRef(false);
  const isSeen = () => isVisible && !isGone.current;

  const close = (move: CellMove | null) => {
    isLeft.current = true;
    editing.leave(edited, move);
  };
  const lose = (against: readonly Fault[]) => warnOfLoss({ resource, column, fields }, values.current, against);
  const giveBack = (faults: readonly Fault[]) =>
    editing.giveBack(edited, { values: values.current, faults, start }) || lose(faults);
  const object = (found: readonly Fault[]) => {
    if (!isSeen()) {
      close(null);
      return lose(found);
    }
    setFaults(found);
    focusAt(root.current, found[0]?.path);
  };

  const askFirst = async (input: CellInput, send: (meant: readonly string[]) => void) => {
    isAsking.current = true;
    const meant = await askForScope(input, selected);
    // The question gives the focus back first, or it would take it from where storing leads.
    if (meant) return void window.setTimeout(() => send(meant));
    isAsking.current = false;
    if (!isSeen()) object([]);
  };

  const store = (move: CellMove | null) => {
    if (isLeft.current || isAsking.current) return;
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && root.current?.contains(focused) === true;
    if (isInside) focused.blur();
    const own = valuesToStore(values.current, fields);
    const unread = [...problems.current].map(([path, message]) => ({ path, message }));
    const found = [
      ...unread,
      ...cellFaults({
        resource,
        entity,
        base: start.base,
        values: own,
        paths: fields.map((it) => it.path),
        check: check?.known(),
      }),
    ];
    if (found.length > 0) return object(found);
    if (newRow?.iri === iri) {
      close(move === 'down' ? 'stay' : move);
      return newRow.take(own, move === 'down');
    }
    const input: CellInput = { resource, thisRow, fields, iri, ...start, values: own };
    const send = (meant: readonly string[]) => {
      close(move);
      void saveCell(input, meant, { onRefused: giveBack, onConflict });
    };
    if (!hasScope(input, selected)) return send([iri]);
    // From here the question takes the focus, and there it gives it back.
    if (isInside) focused.focus({ preventScroll: true });
    else focusAt(root.current, fields[0]?.path);
    void askFirst(input, send);
  };

  const latest = useRef(store);
  useLayoutEffect(() => {
    latest.current = store;
  });
  /** Stores as it is done by then, for callers that keep it. */
  const storeLater = useCallback((move: CellMove | null) => latest.current(move), []);
  useEffect(() => {
    if (!isVisible) storeLater(null);
  }, [isVisible, storeLater]);
  useEffect(
    () => () => {
      isGone.current = true;
      if (readAnyEntity(iri)) storeLater(null);
    },
    [iri, storeLater],
  );
  return { store, storeLater, close };
}
