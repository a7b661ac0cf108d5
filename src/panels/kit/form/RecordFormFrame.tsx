import { useEffect, useId, type FocusEvent, type ReactNode } from 'react';
import { announcePresence, leavePresence } from '../../../api/live/presence.ts';
import { RecordFormContext } from '../fields/formContext.ts';
import { DraftNote } from './DraftNote.tsx';
import { FaultNote } from './FaultNote.tsx';
import { useFirstFocus } from './useFirstFocus.ts';
import { useWantedField } from './useWantedField.ts';
import type { RecordForm } from './recordForm.ts';

interface RecordFormFrameProps {
  record: RecordForm;
  /**
   * False while nobody has tried to save: faults then stand at their fields only, and nothing moves under who types.
   */
  listsFaults?: boolean;
  /** What else is to be said above the fields. */
  notes?: ReactNode;
  children: ReactNode;
}

/** Everything around the fields of a record: who else is here, drafts, faults; the fields are the children. */
export function RecordFormFrame({ record, listsFaults = true, notes, children }: RecordFormFrameProps) {
  const { iri, root } = record;
  const alone = useId();
  const tell = (event: FocusEvent) => {
    if (isTypedInto(event.target)) event.target.setAttribute('form', alone);
    if (iri !== null)
      announcePresence(iri, event.target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null);
  };
  const leave = (event: FocusEvent) => {
    event.target.removeAttribute('form');
    if (iri !== null && !event.currentTarget.contains(event.relatedTarget)) announcePresence(iri, null);
  };
  useFirstFocus(root, iri === null);
  useWantedField(root, iri !== null && record.entity !== undefined);
  useEffect(() => {
    if (iri !== null) return () => leavePresence(iri);
  }, [iri]);
  return (
    <RecordFormContext value={record.bound}>
      <div
        ref={root}
        onFocus={tell}
        onBlur={leave}
        className="ground @container flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-8"
      >
        <DraftNote record={record} />
        {notes}
        {listsFaults && <FaultNote record={record} />}
        {children}
        {/* At each key Chromium reads the whole form of the field for its autofill, and fields without one are all
            one form: 100 fields cost a third of a key. So the field with the cursor is a form of its own. */}
        <form id={alone} hidden onSubmit={(event) => event.preventDefault()} />
      </div>
    </RecordFormContext>
  );
}

function isTypedInto(element: Element): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
