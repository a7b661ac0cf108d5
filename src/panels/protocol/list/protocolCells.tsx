import { readEntity, type Entity } from '../../../api/records/entities.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { kmChip } from '../../../domain/km/kmChip.ts';
import { isDeliveryGreyed, isPickupGreyed, protocolBadge, protocolStatus } from '../../../domain/protocol/badge.ts';
import type { protocol } from '../../../domain/protocol/protocol.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { KmChip } from '../../../ui/display/KmChip.tsx';
import { Plate } from '../../../ui/display/Plate.tsx';
import { UBadge } from '../../../ui/display/UBadge.tsx';
import type { CellProps, GridColumn } from '../../kit/grid/gridColumn.ts';

type Cell = CellProps<typeof protocol>;
type Protocol = Entity<typeof protocol>;

/** How far the ride is; that of a return contract counts on. */
function State({ entity }: Cell) {
  const status = protocolStatus(entity.processState);
  const ride = entity.previousRide ? 'return' : 'main';
  return (
    <span className="flex h-full items-center">
      <UBadge status={status} isReturn={ride === 'return'} meaning={protocolBadge(status, ride).label} />
    </span>
  );
}

const rideOf = (it: Protocol) => readEntity(contract, it.contract);
const codeOf = (it: Protocol) => readEntity(driver, rideOf(it)?.driver)?.kuerzel;

/** "Köln – Ulm" */
function routeText(it: Protocol): string {
  const { pickupLocation, deliveryLocation } = rideOf(it) ?? {};
  return [pickupLocation?.ort, deliveryLocation?.ort].filter(Boolean).join(' – ');
}

/** The vehicle, where it went, and who drove it. */
function Ride({ entity }: Cell) {
  const plate = rideOf(entity)?.licensePlate;
  const driven = [routeText(entity), codeOf(entity)].filter(Boolean).join(' · ');
  return (
    <span className="flex h-full min-w-0 items-center gap-3">
      {plate && <Plate>{displayPlate(plate)}</Plate>}
      <span className="truncate" data-tip={rideOf(entity)?.carDetails ?? undefined}>
        {driven}
      </span>
    </span>
  );
}

function Kilometres({ entity }: Cell) {
  const { pickupDateRaw: datum, deliveryDateRaw: bringdatum, differenceBetweenGoogleAndActualKm } = entity;
  const chip = kmChip({ datum, bringdatum, differenceBetweenGoogleAndActualKm }, protocolStatus(entity.processState));
  return chip ? <KmChip text={chip.text} isTooMuch={chip.tone === 'red'} /> : null;
}

const day = (text: string, isDone: boolean) => <span className={isDone ? 'text-3' : undefined}>{text}</span>;

/** How single columns of the list differ from what the definition says (document 3, section 4). */
export const protocolCells = {
  orderNumber: { heading: 'Auftrag', width: 96, flex: 0, minWidth: 96 },
  processState: { width: 76, flex: 0, minWidth: 76, render: State },
  contract: {
    heading: 'Fahrzeug und Strecke',
    minWidth: 240,
    flex: 3,
    render: Ride,
    watch: (it) => [it.contract, rideOf(it)?.driver],
    text: (it) => [rideOf(it)?.licensePlate, routeText(it), codeOf(it)].filter(Boolean).join(' · '),
  },
  pickupDateRaw: {
    render: ({ entity: it }) => day(formatDate(it.pickupDateRaw), isPickupGreyed(protocolStatus(it.processState))),
  },
  deliveryDateRaw: {
    render: ({ entity: it }) => day(formatDate(it.deliveryDateRaw), isDeliveryGreyed(protocolStatus(it.processState))),
  },
  differenceBetweenGoogleAndActualKm: { heading: 'km-Abw.', width: 96, render: Kilometres },
  allUploadsDone: { heading: 'Dateien', width: 76 },
  mailLocked: { heading: 'Gesperrt', width: 84 },
} as const satisfies Partial<Record<string, Partial<GridColumn<typeof protocol>>>>;
