import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Floating } from '../../../ui/overlays/Floating.tsx';
import { CellControls } from './CellControls.tsx';
import { enterable, isOpen, moveOf } from './cellKeys.ts';
import { valuesToStore } from './cellValues.ts';
import { cellHold } from './cellHold.ts';
import { replayKeys } from './replayKeys.ts';
import { noteTypedCell } from './typedCells.ts';
import { beginWith } from './typeInto.ts';
import type { EditedCell } from './useCellEditing.ts';
import { useCellInput } from './useCellInput.ts';
import { useCellStore } from './useCellStore.ts';
import type { CellFormProps } from './cellEditorProps.ts';

/** The controls of a cell's fields over the cell: Enter stores and goes down, Tab goes on, Esc gives back. */
export function CellForm(props: CellFormProps) {
  const { frame, editable, edited, fields } = props;
  const { iri, column } = edited;
  const root = useRef<HTMLDivElement>(null);
  const cell = useCell(frame, iri, column.id);
  const width = useMemo(() => cell?.getBoundingClientRect().width ?? 0, [cell]);
  const entry = useCellInput(props);
  const { store, storeLater, close } = useCellStore({ ...props, entry, root });
  useOpening(root, edited.typed);
  const { shown } = entry;
  useEffect(() => noteTypedCell({ iri, values: valuesToStore(shown, fields) }), [iri, shown, fields]);
  useEffect(() => () => noteTypedCell(null), []);
  const leave = useCallback(() => storeLater(null), [storeLater]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event, root.current);
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    store(move);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isOpen(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    close('stay');
  };

  return (
    <Floating anchor={cell ?? frame} over gap={0} onLeave={leave}>
      <div
        ref={root}
        role="group"
        aria-label={`${column.heading} ändern`}
        onKeyDownCapture={onEscape}
        onKeyDown={onKeyDown}
        style={{ minWidth: Math.max(width, fields.length > 1 ? 260 : 110), maxWidth: 560 }}
        className={`rounded-2 bg-raised text-12 shadow-menu ${fields.length > 1 ? 'grid grid-cols-2 gap-x-5 gap-y-3 p-5' : ''}`}
      >
        <CellControls resource={editable.resource} fields={fields} entry={entry} />
      </div>
    </Floating>
  );
}

/** The cell of a column that has only just been scrolled into view is drawn a moment later. */
function useCell(frame: HTMLElement, iri: string, column: string): Element | null {
  const [cell, setCell] = useState(() => cellIn(frame, iri, column));
  useEffect(() => {
    if (cell !== null) return undefined;
    let next = 0;
    const look = (left: number) => {
      const found = cellIn(frame, iri, column);
      if (found) setCell(found);
      else if (left > 0) next = requestAnimationFrame(() => look(left - 1));
    };
    look(30);
    return () => cancelAnimationFrame(next);
  }, [cell, frame, iri, column]);
  return cell;
}

/** The first control takes the focus, what was typed to open the editor, and the keys that have waited for it. */
function useOpening(root: RefObject<HTMLElement | null>, typed: EditedCell['typed']): void {
  const [sign] = useState(typed);
  useLayoutEffect(() => {
    const first = root.current?.querySelector<HTMLElement>(enterable);
    first?.focus({ preventScroll: true });
    if (!first || document.activeElement !== first) return void cellHold.take();
    if (sign !== '') beginWith(first, sign);
    else if (first instanceof HTMLInputElement) first.select();
    // The controls take in one key after the other only once they are drawn.
    queueMicrotask(() => replayKeys(cellHold.take()));
  }, [root, sign]);
}

/** The cell that the editor lies over, as long as it is drawn. */
function cellIn(frame: HTMLElement, iri: string, columnId: string): Element | null {
  return frame.querySelector(`.ag-row[row-id="${CSS.escape(iri)}"] [col-id="${CSS.escape(columnId)}"]`);
}
