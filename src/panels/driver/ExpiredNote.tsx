import type { Entity } from '../../api/records/entities.ts';
import type { driverDocument } from '../../domain/driver/driverDocument.ts';
import { papersToRequest } from '../../domain/driver/papersToRequest.ts';
import { paperState } from '../../domain/driver/paperState.ts';
import { addDays } from '../../domain/time/calendarDay.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { useToday } from '../kit/useToday.ts';
import { requestPapersOf } from './paperActions.ts';

interface ExpiredNoteProps {
  driver: string;
  papers: readonly Entity<typeof driverDocument>[];
}

/** Which papers are missing or out of date, what follows from that, and the way to ask the driver for them. */
export function ExpiredNote({ driver, papers }: ExpiredNoteProps) {
  const today = useToday();
  const wanted = papersToRequest(papers, today);
  const over = papers.filter((it) => it.validUntil && paperState(it, today).tone === 'over');
  if (over.length === 0 && wanted.length === 0) return null;
  const tax = over.find((it) => it.type === 'taxCertificate');
  const names = over.map((it) => it.translatedType ?? it.name ?? '').join(', ');
  return (
    <div className="mb-5">
      <Note
        tone="warn"
        title={over.length > 0 ? `${names} abgelaufen.` : 'Fehlende Pflichtdokumente'}
        actions={
          wanted.length > 0 && (
            <Button small icon="mail" onClick={() => void requestPapersOf(driver, wanted)}>
              Beim Fahrer anfordern
            </Button>
          )
        }
      >
        {tax?.validUntil &&
          `Gutschriften gehen weiter, die Freistellung gilt seit ${formatDate(addDays(tax.validUntil, 1))} nicht mehr.`}
      </Note>
    </div>
  );
}
