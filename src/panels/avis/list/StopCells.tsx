import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { addressNoteText } from '../../../domain/avis/addressNote.ts';
import { townText } from '../../../domain/km/townText.ts';
import { formatDayShort } from '../../../domain/time/formatDay.ts';
import type { AvisCell } from './avisCell.ts';

export type Stop = NonNullable<AvisEntity['addressContainers']>[number];

/** One end of the ride as an avis knows it. */
export function stopOf(avis: AvisEntity, side: 'pickup' | 'delivery'): Stop | undefined {
  return avis.addressContainers?.find((it) => it.side === side);
}

const tipOf = (stop: Stop, addressNote: string) =>
  [
    stop.title,
    stop.firma,
    [stop.strasse, townText(stop)].filter(Boolean).join(', '),
    [stop.contactName, stop.phone].filter(Boolean).join(' · '),
    stop.email,
    addressNote,
  ]
    .filter(Boolean)
    .join('\n');

/** Nobody at a side that has to be arranged can be asked. */
const isUnreachable = (stop: Stop) => stop.highlight === true && !stop.phone && !stop.email;

function When({ stop }: { stop: Stop | undefined }) {
  return (
    <>
      <span className="num flex-none font-medium">{stop?.date ? formatDayShort(stop.date) : '–'}</span>
      <span className="num truncate font-medium">{stop?.time}</span>
    </>
  );
}

function Where({ stop }: { stop: Stop | undefined }) {
  return (
    <>
      <span className="num flex-none text-2">{stop?.plz}</span>
      <span className="flex-none font-medium">{stop?.ort ?? '–'}</span>
    </>
  );
}

function StopCell({ avis, side }: { avis: AvisEntity; side: 'pickup' | 'delivery' }) {
  const stop = stopOf(avis, side);
  const address = addressNoteText(avis, side);
  const contact = [stop?.contactName, stop?.phone].filter(Boolean).join(' · ');
  return (
    <div className={`two-lines ${stop?.highlight ? '' : 'text-2'}`} data-tip={stop && tipOf(stop, address)}>
      <div>
        <When stop={stop} />
      </div>
      <div>
        <Where stop={stop} />
        {address ? (
          <span className="truncate text-11 text-warn">{address}</span>
        ) : stop && isUnreachable(stop) ? (
          <span className="truncate text-11 text-danger">Kontaktinformationen fehlen</span>
        ) : (
          <span className="truncate text-11 text-3">{contact || stop?.firma}</span>
        )}
      </div>
    </div>
  );
}

/** When and where the vehicle is fetched, and whom to ask there. */
export function PickupCell({ entity }: AvisCell) {
  return <StopCell avis={entity} side="pickup" />;
}

/** When and where the vehicle is brought, and whom to ask there. */
export function DeliveryCell({ entity }: AvisCell) {
  return <StopCell avis={entity} side="delivery" />;
}

/** Both ends in one line each, where there is little room. */
export function StopsCell({ entity }: AvisCell) {
  return (
    <div className="two-lines">
      {(['pickup', 'delivery'] as const).map((side) => {
        const stop = stopOf(entity, side);
        const address = addressNoteText(entity, side);
        return (
          <div key={side} className={`stop ${side}`} data-tip={stop && tipOf(stop, address)}>
            <span className="num time flex-none">
              {stop?.date ? formatDayShort(stop.date) : '–'} <span className="window">{stop?.time}</span>
            </span>
            <span
              className={`town truncate ${address ? 'text-warn' : stop && isUnreachable(stop) ? 'text-danger' : ''}`}
            >
              <span className="postcode num">{stop?.plz} </span>
              {stop?.ort}
            </span>
          </div>
        );
      })}
    </div>
  );
}
