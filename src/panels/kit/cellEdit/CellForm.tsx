import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Entity } from '../../../api/entities.ts';
import { tools } from '../../../commands/tools.ts';
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
import { saveCell } from './saveCell.ts';
import { typeInto } from './typeInto.ts';
import type { CellMove } from './useCellEditing.ts';

type Props = CellEditorProps & { readonly entity: Entity; readonly fields: readonly CellField[] };

/** The controls of a cell's fields over the cell: Enter stores and goes down, Tab goes on, Esc gives back. */
export function CellForm({ frame, editable, editing, edited, selected, onConflict, entity, fields }: Props) {
  const { resource, check } = editable;
  const { iri, column, typed, refused } = edited;
  /** The record as it stood when the editor was opened: what somebody else stores meanwhile is merged. */
  const [start] = useState(() => ({ version: entity.version, base: storedValues(entity, fields) }));
  const values = useRef<FormValues>(refused?.values ?? shownValues(start.base, fields));
  const [shown, setShown] = useState(values.current);
  const [faults, setFaults] = useState<readonly Fault[]>(refused?.faults ?? []);
  const problems = useRef(new Map<string, string>());
  const isLeft = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const [box] = useState(() => boxOf(frame, iri, column.id));

  const latest = useRef<(move: CellMove | null) => void>(() => undefined);
  useLayoutEffect(() => {
    const first = root.current?.querySelector<HTMLElement>(enterable);
    if (!first) return;
    first.focus({ preventScroll: true });
    if (typed !== '') typeInto(first, typed);
    else if (first instanceof HTMLInputElement) first.select();
    if (edited.isEntered) window.setTimeout(() => latest.current('down'));
    // What opened the editor is typed once; what comes later goes into the field by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const set = (path: string, value: unknown) => {
    values.current = { ...values.current, [path]: value };
    setShown(values.current);
    setFaults((before) => before.filter((it) => it.path !== path));
  };

  const close = (move: CellMove | null) => {
    isLeft.current = true;
    editing.leave(edited, move);
  };

  const store = (move: CellMove | null) => {
    if (isLeft.current) return;
    if (root.current?.contains(document.activeElement) && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const own = valuesToStore(values.current, fields);
    const found = [...[...problems.current].map(([path, message]) => ({ path, message })), ...cellFaults({ resource, entity, base: start.base, values: own, paths: fields.map((it) => it.path), check })];
    if (found.length > 0) {
      setFaults(found);
      focusAt(root.current, found[0]?.path);
      return;
    }
    close(move);
    const giveBack = (refusals: readonly Fault[]) => {
      if (editing.giveBack(edited, { values: values.current, faults: refusals }) || refusals.length === 0) return;
      tools().notify.warning(`${column.heading} nicht geändert`, { detail: refusals.map((it) => it.message).join(' ') });
    };
    void saveCell({ resource, fields, iri, version: start.version, base: start.base, values: own }, selected, { onRefused: giveBack, onConflict });
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
  const faultOf = (path: string) => faults.find((it) => it.path === path)?.message;
  const control = (it: CellField, label: string) => (
    <FieldControl field={{ ...shownField(resource, it), label }} name={it.path} value={shown[it.path]} onChange={(value) => set(it.path, value)} readOnly={false} onProblem={(problem) => (problem === undefined ? problems.current.delete(it.path) : problems.current.set(it.path, problem))} />
  );

  return (
    <Floating anchor={box} gap={0} onLeave={leave}>
      <div ref={root} role="group" aria-label={`${column.heading} ändern`} onKeyDownCapture={onEscape} onKeyDown={onKeyDown} style={{ minWidth: Math.max(box.width, fields.length > 1 ? 260 : 110), maxWidth: 560 }} className={`rounded-2 bg-raised text-12 shadow-menu ${fields.length > 1 ? 'grid grid-cols-2 gap-x-5 gap-y-3 p-5' : ''}`}>
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

/** The upper edge of the cell; the editor lies over it. */
function boxOf(frame: HTMLElement, iri: string, columnId: string) {
  const cell = frame.querySelector(`.ag-row[row-id="${CSS.escape(iri)}"] [col-id="${CSS.escape(columnId)}"]`);
  const { left, top, width } = (cell ?? frame).getBoundingClientRect();
  return { left, top, width, height: 0 };
}
