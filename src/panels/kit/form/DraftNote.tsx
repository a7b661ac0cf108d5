import { companyZone, formatInstant, todayIn, timeIn } from '../../../domain/time/zone.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import type { RecordForm } from './recordForm.ts';

/** Offers the unsaved input that was kept from last time. */
export function DraftNote({ record: { draft } }: { record: RecordForm }) {
  if (!draft) return null;
  return (
    <Note
      tone="info"
      icon="history"
      title={`Entwurf von ${when(draft.at)}, gefunden.`}
      actions={
        <>
          <Button small onClick={draft.restore}>
            Wiederherstellen
          </Button>
          <Button small look="quiet" onClick={draft.discard}>
            Verwerfen
          </Button>
        </>
      }
    >
      {draft.count === 1 ? '1 Feld weicht' : `${draft.count} Felder weichen`} vom gespeicherten Stand ab.
    </Note>
  );
}

function when(at: string): string {
  const moment = new Date(at);
  const isToday = todayIn(companyZone, moment) === todayIn(companyZone, new Date());
  return isToday ? `heute, ${timeIn(companyZone, moment)}` : formatInstant(at, companyZone);
}
