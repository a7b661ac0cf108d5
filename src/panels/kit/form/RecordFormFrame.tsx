import type { FocusEvent, ReactNode } from 'react';
import { announcePresence } from '../../../api/presence.ts';
import { RecordFormContext } from '../fields/formContext.ts';
import { DraftNote } from './DraftNote.tsx';
import { FaultNote } from './FaultNote.tsx';
import type { RecordForm } from './useRecordForm.ts';

/** Everything around the fields of a record: who else is here, drafts, faults; the fields are the children. */
export function RecordFormFrame({ record, children }: { record: RecordForm; children: ReactNode }) {
  const { iri, root } = record;
  const tell = (event: FocusEvent) => {
    if (iri !== null) announcePresence(iri, event.target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null);
  };
  const leave = (event: FocusEvent) => {
    if (iri !== null && !event.currentTarget.contains(event.relatedTarget)) announcePresence(iri, null);
  };
  return (
    <RecordFormContext value={record}>
      <div ref={root} onFocus={tell} onBlur={leave} className="@container flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-8">
        <DraftNote record={record} />
        <FaultNote record={record} />
        {children}
      </div>
    </RecordFormContext>
  );
}
