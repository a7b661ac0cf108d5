import { useEffect, type FocusEvent, type ReactNode } from 'react';
import { announcePresence, leavePresence } from '../../../api/presence.ts';
import { RecordFormContext } from '../fields/formContext.ts';
import { DraftNote } from './DraftNote.tsx';
import { FaultNote } from './FaultNote.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface RecordFormFrameProps {
  record: RecordForm;
  /** False while nobody has tried to save: faults then stand at their fields only, and nothing moves under who types. */
  listsFaults?: boolean;
  children: ReactNode;
}

/** Everything around the fields of a record: who else is here, drafts, faults; the fields are the children. */
export function RecordFormFrame({ record, listsFaults = true, children }: RecordFormFrameProps) {
  const { iri, root } = record;
  const tell = (event: FocusEvent) => {
    if (iri !== null) announcePresence(iri, event.target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null);
  };
  const leave = (event: FocusEvent) => {
    if (iri !== null && !event.currentTarget.contains(event.relatedTarget)) announcePresence(iri, null);
  };
  useEffect(() => {
    if (iri !== null) return () => leavePresence(iri);
  }, [iri]);
  return (
    <RecordFormContext value={record.bound}>
      <div ref={root} onFocus={tell} onBlur={leave} className="@container flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-8">
        <DraftNote record={record} />
        {listsFaults && <FaultNote record={record} />}
        {children}
      </div>
    </RecordFormContext>
  );
}
