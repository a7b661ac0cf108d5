import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Field } from '../../../domain/define/field.ts';
import { FieldContext } from '../../../ui/inputs/fieldContext.ts';
import { enterable, isOpen } from '../cellEdit/cellKeys.ts';
import { beginWith } from '../cellEdit/typeInto.ts';
import { FieldControl } from '../fields/controls.tsx';
import { useRecordFormContext } from '../fields/formContext.ts';

/** How an editor is left: the next or previous cell, the one below, or back with what stood there before. */
export type Leaving = 'next' | 'previous' | 'down' | 'stay' | 'back';

export interface EntryEditorProps {
  part: Field;
  /** Path of the cell in the form, for example `damages.1.component`. */
  path: string;
  value: unknown;
  fault: string | undefined;
  /** What was typed to open it. */
  typed: string;
  onChange: (value: unknown) => void;
  onLeave: (how: Leaving) => void;
}

/** The control of one part in its cell: Enter goes down, Tab goes on, Esc gives back what stood there. */
export function EntryEditor({ part, path, value, fault, typed, onChange, onLeave }: EntryEditorProps) {
  const { noteProblem } = useRecordFormContext();
  const root = useRef<HTMLDivElement>(null);
  const isPicked = part.kind === 'choice';
  useLayoutEffect(() => {
    // Before a list of choices hangs below it: that would close when its cell moves.
    root.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const first = root.current?.querySelector<HTMLElement>(enterable);
    first?.focus({ preventScroll: true });
    if (first && typed !== '') beginWith(first, typed);
    else if (first instanceof HTMLInputElement) first.select();
    else if (first?.getAttribute('aria-haspopup') === 'listbox') first.click();
  }, [typed]);
  const leave = (event: KeyboardEvent, how: Leaving) => {
    event.preventDefault();
    event.stopPropagation();
    // Free input such as "+3" is read when its field is left.
    if (how !== 'back' && event.target instanceof HTMLElement) event.target.blur();
    onLeave(how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, metaKey } = event;
    // Tab closes an open list of choices and goes on as from any other cell.
    if (key === 'Tab' && isPicked) return leave(event, shiftKey ? 'previous' : 'next');
    if (event.defaultPrevented || isOpen(target)) return;
    if (key === 'Escape') return leave(event, 'back');
    if (key === 'Tab') {
      const all = [...(root.current?.querySelectorAll<HTMLElement>(enterable) ?? [])];
      if (target === all.at(shiftKey ? 0 : -1)) leave(event, shiftKey ? 'previous' : 'next');
    } else if (key === 'Enter' && !ctrlKey && !metaKey && !(target instanceof HTMLTextAreaElement && shiftKey))
      leave(event, 'down');
    // Saving and its relatives are meant for the whole record.
    else if (!ctrlKey && !metaKey) event.stopPropagation();
  };
  return (
    <div ref={root} onKeyDown={onKeyDown} className="flex min-w-0 scroll-m-13">
      <FieldContext value={{ label: part.label, error: fault }}>
        <FieldControl
          field={part}
          name={path}
          value={value}
          onChange={(next) => {
            onChange(next);
            if (isPicked) onLeave('stay');
          }}
          readOnly={false}
          onProblem={(problem) => noteProblem(path as never, problem)}
        />
      </FieldContext>
    </div>
  );
}
