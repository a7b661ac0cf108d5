import { useEffect } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { undo, undoOf } from '../../../api/records/undo.ts';
import { confirmationOf } from '../../../commands/avis/avisRuns.ts';
import { contractNumberOf, fieldsGoingBack, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { addressNoteText } from '../../../domain/avis/addressNote.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import type { FieldOf, FormOf, InputOf } from '../../../domain/define/row.ts';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { LostInput, useLostInput } from '../../kit/form/lostInput.tsx';
import { MergeDialog } from '../../kit/form/MergeDialog.tsx';
import { RecordFormFrame } from '../../kit/form/RecordFormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.ts';
import { LateEditLock } from '../../kit/lock/LateEditLock.ts';
import { noteRecentAvis } from '../recentAvis.ts';
import { AvisForm } from './AvisForm.tsx';
import { AvisAside } from './AvisAside.tsx';

const kept = [
  'status',
  'coordination',
  'color',
  'pickupDate',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryDate',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'importantNote',
  'note',
  'additionalNote',
  'parkingSpace',
  'parkingSpaceMailAddress',
  'parkingSpaceNotificationScheduled',
] as const satisfies readonly FieldOf<typeof contractAvis>[];
/** Also what belongs to one save alone, and stands in the log beside what was changed with it. */
const names = [...kept, 'userNotes'] as const;

const failedText = (message: string) => `Error: ${message}`;

/** One avis: what was arranged, whom to ask, what was noted, and what happened so far. */
export default function AvisDialog({ iris: [iri = ''], userNotes: toNote = '', close }: DialogProps<'avis.edit'>) {
  const record = useRecordForm({ resource: contractAvis, iri, names, beforeSave: askFirst, failedText });
  const { entity, error, isGone, dirty, isSaving } = record;
  const isWritable = mayWrite(tools().roles(), contractAvis.area);
  const { isLoading, form } = record;
  useEffect(() => {
    if (!isLoading && toNote !== '') form.setValue('userNotes', toNote);
  }, [isLoading, toNote, form]);

  async function askFirst(values: FormOf<typeof contractAvis>): Promise<InputOf<typeof contractAvis> | null> {
    const before = record.entity;
    if (!before || before.status === 'confirmed') return {};
    const verdict = confirmationOf({ ...before, ...values });
    if (verdict.verdict === 'refused') {
      record.form.setError(verdict.field ?? 'status', { type: 'rule', message: verdict.reason });
      return null;
    }
    if (verdict.verdict !== 'ask') return {};
    const answer = await tools().ask({ ...verdict, title: 'Termin bestätigen', confirm: 'Bestätigen' });
    if (answer !== null) return {};
    record.form.setValue('status', before.status ?? null);
    return null;
  }

  const tellSaved = (before: AvisEntity, after: AvisEntity, changed: readonly string[]) => {
    noteRecentAvis([iri]);
    const back = undoOf(before, after, fieldsGoingBack(kept.filter((it) => changed.includes(it))));
    const isFinal = before.contractDetails?.flex === true && after.status === 'confirmed';
    tools().notify.success('Erfolgreich gespeichert', {
      detail: contractNumberOf(after),
      ...(!isFinal && Object.keys(back.patch).length > 0 && { undo: async () => void (await undo(back)) }),
    });
    close();
  };
  const save = async () => {
    const before = record.entity;
    const changed = [...record.dirty];
    const saved = await record.save();
    if (!before || !saved) return;
    if (saved.version === before.version) return close();
    tellSaved(before, saved, changed);
  };

  const lost = useLostInput(record);
  const title = entity ? `Avisierung ${contractNumberOf(entity)}` : 'Avisierung';
  if (!entity || record.isLoading || isGone)
    return (
      <Dialog title={title} icon="calendar-clock" size="xxl" onClose={close}>
        {isGone || error ? (
          <>
            <Note
              tone="danger"
              title={isGone ? 'Diese Avisierung gibt es nicht mehr.' : 'Die Avisierung konnte nicht geladen werden.'}
            >
              {isGone ? lost.length > 0 && 'Das hatten Sie eingegeben:' : error && messageOf(error)}
            </Note>
            <LostInput lines={lost} />
          </>
        ) : (
          <SkeletonRows rows={10} columns={3} tall />
        )}
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      subtitle={[entity.contractDetails?.customerName, entity.contractDetails?.licensePlate]
        .filter(Boolean)
        .join(' · ')}
      icon="calendar-clock"
      size="xxl"
      flush
      onClose={close}
      {...(isWritable && { primary: { label: 'Speichern', run: () => void save(), busy: isSaving } })}
      status={
        dirty.length > 0 ? `${String(dirty.length)} ${dirty.length === 1 ? 'Änderung' : 'Änderungen'}` : undefined
      }
    >
      {isWritable && <LateEditLock iris={[iri]} onLeave={close} />}
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_320px] max-[900px]:grid-cols-1">
        <RecordFormFrame record={record} notes={<Notes avis={entity} />}>
          <AvisForm avis={entity} />
        </RecordFormFrame>
        <AvisAside avis={entity} isWritable={isWritable} />
      </div>
      {record.merge && (
        <MergeDialog
          record={record}
          onSaved={() => {
            noteRecentAvis([iri]);
            tools().notify.success('Erfolgreich gespeichert', { detail: contractNumberOf(entity) });
            close();
          }}
        />
      )}
    </Dialog>
  );
}

/** That there is nothing to arrange any more, else what the contact said about where the vehicle stands. */
function Notes({ avis }: { avis: AvisEntity }) {
  const address = addressNoteText(avis);
  if (avis.isStorniert)
    return (
      <Note tone="warn" title={`Auftrag ${contractNumberOf(avis)} ist storniert.`}>
        Es ist nichts mehr abzustimmen. Notizen lassen sich noch speichern.
      </Note>
    );
  return (
    address && (
      <Note tone="warn" title={address}>
        Der Ansprechpartner erwartet, dass Sie sich melden. Der Hinweis ist erledigt, sobald der Termin bestätigt ist.
      </Note>
    )
  );
}
