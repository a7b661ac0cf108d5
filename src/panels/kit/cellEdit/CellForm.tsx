import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readEntity, type Entity } from '../../../api/entities.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldContext } from '../../../ui/fieldContext.ts';
import { Floating } from '../../../ui/Floating.tsx';
import { FieldControl } from '../fields/controls.tsx';
import type { FormValues } from '../form/formValues.ts';
import type { Fault } from '../form/validate.ts';
import type { CellEditorProps } from './CellEditor.tsx';
import type { CellField } from './cellField.ts';
import { enterable, focusAt, isOpen, moveOf } from './cellKeys.ts';
import { cellFaults, shownField, shownValues, storedValues, valuesToStore } from './cellValues.ts';
import { askForScope, hasScope, saveCell, type CellInput } from './saveCell.ts';
import { typeInto } from './typeInto.ts';
import type { CellMove, CellStart } from './useCellEditing.ts';
import { warnOfLoss } from './warnOfLoss.ts';

type Props = CellEditorProps & { readonly entity: Entity; readonly fields: readonly CellField[] };

/** The controls of a cell's fields over the cell: Enter stores and goes down, Tab goes on, Esc gives back. */
export function CellForm({ frame, editable, editing, edited, selected, onConflict, entity, fields }: Props) {
  const { resource, check } = editable;
  const { iri, column, refused } = edited;
  const { isVisible } = editing;
  /** What opened the editor is typed once; what comes later goes into the field by itself. */
  const [opening] = useState({ typed: edited.typed, isEntered: edited.isEntered === true });
  const [start] = useState<CellStart>(() => refused?.start ?? { version: entity.version, base: storedValues(entity, fields) });
  const [shown, setShown] = useState<FormValues>(() => refused?.values ?? shownValues(start.base, fields));
  /** The same for keys that come before the next drawing. */
  const values = useRef(shown);
  const [faults, setFaults] = useState<readonly Fault[]>(refused?.faults ?? []);
  const problems = useRef(new Map<string, string>());
  const isLeft = useRef(false);
  /** While it is asked what the input is meant for, nothing else stores it. */
  const isAsking = useRef(false);
  /** The list was closed over the editor. */
  const isGone = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const [cell] = useState(() => cellIn(frame, iri, column.id));
  const [width] = useState(() => cell?.getBoundingClientRect().width ?? 0);

  const latest = useRef<(move: CellMove | null) => void>(() => undefined);
  useLayoutEffect(() => {
    const first = root.current?.querySelector<HTMLElement>(enterable);
    if (!first) return;
    first.focus({ preventScroll: true });
    if (opening.typed !== '') typeInto(first, opening.typed);
    else if (first instanceof HTMLInputElement) first.select();
    if (opening.isEntered) window.setTimeout(() => latest.current('down'));
  }, [opening]);

  const set = (path: string, value: unknown) => {
    values.current = { ...values.current, [path]: value };
    setShown(values.current);
    setFaults((before) => before.filter((it) => it.path !== path));
  };

  const close = (move: CellMove | null) => {
    isLeft.current = true;
    editing.leave(edited, move);
  };

  const lose = (against: readonly Fault[]) => warnOfLoss({ resource, column, fields }, values.current, against);
  const giveBack = (faults: readonly Fault[]) => editing.giveBack(edited, { values: values.current, faults, start }) || lose(faults);

  const store = (move: CellMove | null) => {
    if (isLeft.current || isAsking.current) return;
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && root.current?.contains(focused) === true;
    if (isInside) focused.blur();
    const own = valuesToStore(values.current, fields);
    const found = [...[...problems.current].map(([path, message]) => ({ path, message })), ...cellFaults({ resource, entity, base: start.base, values: own, paths: fields.map((it) => it.path), check })];
    if (found.length > 0) return object(found);
    const input: CellInput = { resource, fields, iri, ...start, values: own };
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

  const isSeen = () => isVisible && !isGone.current;
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
  useLayoutEffect(() => {
    latest.current = store;
  });
  const leave = useCallback(() => latest.current(null), []);
  useEffect(() => {
    if (!isVisible) leave();
  }, [isVisible, leave]);
  useEffect(
    () => () => {
      isGone.current = true;
      if (readEntity(iri)) leave();
    },
    [iri, leave],
  );
  const faultOf = (path: string) => faults.find((it) => it.path === path)?.message;
  const control = (it: CellField, label: string) => (
    <FieldControl field={{ ...shownField(resource, it), label }} name={it.path} value={shown[it.path]} onChange={(value) => set(it.path, value)} readOnly={false} onProblem={(problem) => (problem === undefined ? problems.current.delete(it.path) : problems.current.set(it.path, problem))} />
  );

  return (
    <Floating anchor={cell ?? frame} over gap={0} onLeave={leave}>
      <div ref={root} role="group" aria-label={`${column.heading} ändern`} onKeyDownCapture={onEscape} onKeyDown={onKeyDown} style={{ minWidth: Math.max(width, fields.length > 1 ? 260 : 110), maxWidth: 560 }} className={`rounded-2 bg-raised text-12 shadow-menu ${fields.length > 1 ? 'grid grid-cols-2 gap-x-5 gap-y-3 p-5' : ''}`}>
        {fields.map((it) => {
          const { label, kind } = shownField(resource, it);
          const error = faultOf(it.path);
          if (fields.length > 1) return <div key={it.path} data-field={it.path} className={kind === 'longText' ? 'col-span-2' : 'min-w-0'}><Field label={label} layout="above" {...(error !== undefined && { error })}>{control(it, label)}</Field></div>;
          return (
            <div key={it.path} data-field={it.path} className={kind === 'longText' ? 'w-[360px]' : ''}>
              <FieldContext value={{ label, error }}>{control(it, label)}</FieldContext>
              {error !== undefined && <p role="alert" className="px-4 py-2 text-11 leading-[15px] text-danger">{error}</p>}
            </div>
          );
        })}
      </div>
    </Floating>
  );
}

/** The cell that the editor lies over, as long as it is drawn. */
function cellIn(frame: HTMLElement, iri: string, columnId: string): Element | null {
  return frame.querySelector(`.ag-row[row-id="${CSS.escape(iri)}"] [col-id="${CSS.escape(columnId)}"]`);
}
