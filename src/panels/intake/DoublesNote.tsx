import { urlOf } from '../../commands/selection.ts';
import type { IntakeAnswer, IntakeDouble } from '../../domain/intake/intakeAnswer.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Note } from '../../ui/display/Note.tsx';

/** The contracts that there are for this vehicle already; one on the same day is most likely the same ride. */
export function DoublesNote({ answer: { doubles, findings } }: { answer: IntakeAnswer }) {
  if (doubles.length === 0) return null;
  const days = new Set(findings.filter((it) => it.field === 'datum').map((it) => it.value));
  const isSame = ({ datum, isStorniert }: IntakeDouble) => !isStorniert && datum !== null && days.has(datum);
  const ordered = [...doubles.filter(isSame), ...doubles.filter((it) => !isSame(it))];
  const isDouble = ordered[0] !== undefined && isSame(ordered[0]);
  return (
    <div className="px-4">
      <Note
        tone={isDouble ? 'warn' : 'info'}
        title={
          isDouble ? 'Für dieses Fahrzeug gibt es an diesem Tag schon einen Auftrag.' : 'Dieses Fahrzeug ist bekannt.'
        }
      >
        <ul className="mt-1.5">
          {ordered.map((it) => (
            <li key={it.contract} className="flex min-h-12 flex-wrap items-center gap-x-4">
              <a
                href={urlOf(it.contract)}
                className={`num text-link hover:underline ${isSame(it) ? 'font-strong' : ''}`}
              >
                {it.auftragsnummer}
              </a>
              <span className="num">{formatDate(it.datum)}</span>
              <span>{[it.pickupTown, it.deliveryTown].map((town) => town ?? '–').join(' → ')}</span>
              {it.licensePlate && <span className="ident">{displayPlate(it.licensePlate)}</span>}
              {it.isStorniert && <span className="text-2">storniert</span>}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
