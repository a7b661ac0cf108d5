import { statusOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { isDeliveryGreyed, isPickupGreyed } from '../../../domain/protocol/badge.ts';
import { formatHours } from '../../../domain/time/duration.ts';
import { formatDayFull } from '../../../domain/time/formatDay.ts';
import { vehicleLabel } from '../../../domain/vehicle/label.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { Plate } from '../../../ui/display/Plate.tsx';
import { Vin } from '../../../ui/display/Vin.tsx';
import { Town } from '../shared/Town.tsx';
import { otherDay, spanText } from '../shared/tourText.ts';

/**
 * Which vehicle goes from where to where, when and how far. The drawing is the same in every room and a style sheet
 * hides what has none, so that no row is drawn anew when a contract opens beside the list.
 */
export function TourCell({ entity: contract }: { entity: ContractEntity }) {
  const status = statusOf(contract);
  return (
    <div className="tour">
      <Vehicle contract={contract} />
      <div className="min-w-0">
        <Stop
          kind="pickup"
          place={contract.pickupLocation}
          from={contract.pickupTimeFrom}
          to={contract.pickupTimeTo}
          day={contract.datum}
          isDone={isPickupGreyed(status)}
        />
        <Stop
          kind="delivery"
          place={contract.deliveryLocation}
          from={contract.deliveryTimeFrom}
          to={contract.deliveryTimeTo}
          day={contract.bringdatum}
          other={otherDay(contract.datum, contract.bringdatum)}
          isDone={isDeliveryGreyed(status)}
        />
      </div>
      <div className="way num text-right text-11 leading-[17px]">
        {formatKm(contract.googleKm)}
        <div className="text-3">{formatHours(contract.googleFahrzeit)}</div>
      </div>
    </div>
  );
}

function Vehicle({ contract }: { contract: ContractEntity }) {
  const plate = contract.licensePlate ?? contract.alternativeLicensePlate;
  const model = [contract.manufacturer, contract.carModel].filter(Boolean).join(' ');
  return (
    <div className="vehicle two-lines" data-tip={vehicleLabel(contract) || undefined}>
      <div>
        {plate ? <Plate>{displayPlate(plate)}</Plate> : <span className="text-11 text-3">ohne Kennz.</span>}
        {contract.carFin && (
          <Vin short className="vin truncate text-10 text-3">
            {contract.carFin}
          </Vin>
        )}
      </div>
      <div className="block! truncate text-11 text-2">{model || '–'}</div>
    </div>
  );
}

type StopProps = {
  readonly kind: 'pickup' | 'delivery';
  readonly place: ContractEntity['pickupLocation'] | undefined;
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly day: string | null | undefined;
  readonly other?: string | undefined;
  readonly isDone: boolean;
};

const words = { pickup: 'Abholung', delivery: 'Zustellung' } as const;

/** One end of the ride: dot for pickup, ring for delivery; what is behind us goes quiet. */
function Stop({ kind, place, from, to, day, other, isDone }: StopProps) {
  const span = spanText(from, to);
  const town = place?.ort ?? '–';
  const address = [
    place?.firma,
    [place?.strasse, place?.hausnr].filter(Boolean).join(' '),
    [place?.plz, town].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  const tip = [
    `${words[kind]}${isDone ? ' erledigt' : ''}`,
    [day ? formatDayFull(day) : '', span].filter(Boolean).join(' '),
    address,
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <div className={`stop ${kind} ${isDone ? 'is-done' : ''}`} data-tip={tip}>
      <span className="num time">
        {from && to && to !== from ? (
          <>
            {from}
            <span className="until">–{to}</span>
          </>
        ) : (
          span
        )}
      </span>
      <span className="place">
        {other && <span className="other-day">{other}</span>}
        <Town plz={place?.plz} ort={town} />
        {place?.firma && <span className="firm truncate">{place.firma}</span>}
      </span>
    </div>
  );
}
