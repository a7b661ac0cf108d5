import { useState } from 'react';
import { useEntity } from '../../../../api/records/entities.ts';
import { emptyTexts } from '../../../../domain/choices/emptyTexts.ts';
import { choiceOf, labelOf } from '../../../../domain/choices/choices.ts';
import { complaintStates } from '../../../../domain/protocol/choices/complaintStates.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { labelOfAll, wantedOf } from '../../../../domain/protocol/requested.ts';
import { Note } from '../../../../ui/display/Note.tsx';
import { Tag } from '../../../../ui/display/Tag.tsx';
import { CommandButton } from '../../../kit/CommandButton.tsx';
import type { EntryColumn, EntryFaceProps } from '../../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../../kit/entries/EntryTable.tsx';
import type { FormValues } from '../../../kit/form/formValues.ts';
import { useFieldState, useRecordFormContext } from '../protocolFields.ts';
import { useRide } from '../rideContext.ts';
import { useOpenPoints } from '../useOpenPoints.ts';
import { ComplaintCourse } from './ComplaintCourse.tsx';
import { useCourses } from './useCourses.ts';

const columns: readonly EntryColumn[] = [
  { key: 'complaint', width: 150, grow: 3 },
  { key: 'description', width: 94, grow: 2 },
  { key: 'component', heading: 'Schaden an', width: 92, grow: 1 },
  { key: 'createdAt', heading: 'Stand', width: 96, readOnly: true, face: State },
  { key: 'reporter', width: 92 },
  { key: 'updatedAt', width: 122, readOnly: true },
];

/** What somebody found fault with, who and when, how far it is, and what the driver has handed in since. */
export function ComplaintsTab() {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  const wanted = wantedOf(useOpenPoints(entity, useRide()));
  const { value } = useFieldState('complaints');
  const all: readonly FormValues[] = Array.isArray(value) ? value : [];
  const [at, setAt] = useState<number | null>(null);
  const place = at !== null && all[at] ? at : all.length - 1;
  const chosen = all[place];
  const untouched = useCourses(all).filter((it) => it.state === 'open').length;
  return (
    <>
      {entity && untouched > 0 && wanted.length > 0 && (
        <div className="-mx-5">
          <Note
            bar
            tone="warn"
            title={untouched === 1 ? '1 Beanstandung ist offen.' : `${String(untouched)} Beanstandungen sind offen.`}
            actions={<CommandButton id="protocol.requestMissing" targets={[entity]} label="Beim Fahrer anfordern" />}
          >
            {`Seitdem wurde nichts angefordert. Es fehlt: ${labelOfAll(wanted)}.`}
          </Note>
        </div>
      )}
      <div className="pt-4">
        <EntryTable
          name="complaints"
          words={{ one: 'Beanstandung', none: labelOf(emptyTexts, 'complaints') }}
          columns={columns}
          marked={all.length > 1 ? place : null}
          onWalk={setAt}
        />
      </div>
      {chosen && typeof chosen.createdAt === 'string' && <ComplaintCourse complaint={chosen} />}
    </>
  );
}

/** How far a complaint is, in a word. */
function State({ entry }: EntryFaceProps) {
  const [course] = useCourses([entry]);
  const state = choiceOf(complaintStates, course?.state);
  if (!state) return <span className="text-3">neu</span>;
  return <Tag colour={state.tone}>{state.label}</Tag>;
}
