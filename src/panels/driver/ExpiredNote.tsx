import type { Entity } from '../../api/records/entities.ts';
import type { driverDocument } from '../../domain/driver/driverDocument.ts';
import { paperState } from '../../domain/driver/paperState.ts';
import { addDays } from '../../domain/time/calendarDay.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { Note } from '../../ui/display/Note.tsx';
import { useToday } from '../kit/useToday.ts';

/** Which papers are out of date, and what follows from that. */
export function ExpiredNote({ papers }: { papers: readonly Entity<typeof driverDocument>[] }) {
  const today = useToday();
  const over = papers.filter((it) => it.validUntil && paperState(it, today).tone === 'over');
  if (over.length === 0) return null;
  const names = over.map((it) => it.translatedType ?? it.name ?? '').join(', ');
  const tax = over.find((it) => it.type === 'taxCertificate');
  return (
    <div className="mb-5">
      <Note tone="warn" title={`${names} abgelaufen.`}>
        {tax?.validUntil &&
          `Gutschriften gehen weiter, die Freistellung gilt seit ${formatDate(addDays(tax.validUntil, 1))} nicht mehr.`}
      </Note>
    </div>
  );
}
