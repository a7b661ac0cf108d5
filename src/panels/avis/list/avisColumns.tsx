import { subscribePresence } from '../../../api/live/presence.ts';
import { contractNumberOf, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { addressNoteText } from '../../../domain/avis/addressNote.ts';
import { effectiveCoordination } from '../../../domain/avis/coordination.ts';
import type { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { parkingState } from '../../../domain/avis/parkingInfo.ts';
import { avisCoordinations } from '../../../domain/avis/choices/avisCoordinations.ts';
import { avisStatuses } from '../../../domain/avis/choices/avisStatuses.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { parkingMailStates } from '../../../domain/avis/choices/parkingMailStates.ts';
import { townText } from '../../../domain/km/townText.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import type { Room } from '../../contract/shared/useRoom.ts';
import type { GridColumn } from '../../kit/grid/gridColumn.ts';
import { AvisNumber } from './AvisNumber.tsx';
import { avisEdit } from './avisCells.ts';
import { NotesCell } from './NotesCell.tsx';
import { ParkingCell } from './ParkingCell.tsx';
import { CustomerCell, VehicleCell } from './RideCells.tsx';
import { AvisStatusCell } from './AvisStatusCell.tsx';
import { DeliveryCell, PickupCell, StopsCell } from './StopCells.tsx';

type AvisColumn = GridColumn<typeof contractAvis>;

type Shape = 'whole' | 'close' | 'short' | 'brief' | 'few' | 'least';
const shapes: Readonly<Record<Room, Shape>> = {
  broad: 'whole',
  wide: 'close',
  middle: 'short',
  narrow: 'brief',
  tight: 'few',
  slim: 'least',
  scant: 'least',
  bare: 'least',
};
/** The columns of each shape with their widths; what has none shares what is left. */
const widths: Readonly<Record<Shape, Readonly<Record<string, number | 'rest'>>>> = {
  whole: {
    number: 132,
    people: 168,
    vehicle: 120,
    pickup: 'rest',
    delivery: 'rest',
    status: 228,
    parking: 132,
    notes: 'rest',
  },
  close: {
    number: 120,
    people: 124,
    vehicle: 106,
    pickup: 'rest',
    delivery: 'rest',
    status: 212,
    parking: 104,
    notes: 'rest',
  },
  short: { number: 122, people: 118, vehicle: 104, stops: 'rest', status: 204 },
  brief: { number: 112, vehicle: 104, stops: 'rest', status: 202 },
  few: { number: 112, stops: 'rest', status: 190 },
  least: { number: 100, stops: 'rest', status: 124 },
};

const stopText = (avis: AvisEntity, side: 'pickup' | 'delivery') => {
  const stop = avis.addressContainers?.find((it) => it.side === side);
  return [formatDate(stop?.date), stop?.time, townText(stop)].filter(Boolean).join(' ');
};

const all: Readonly<Record<string, Omit<AvisColumn, 'id'>>> = {
  number: {
    heading: 'Auftrag',
    fixed: true,
    text: contractNumberOf,
    render: AvisNumber,
    watch: (it) => [it.link, ...(it.bundles ?? [])],
    subscribe: subscribePresence,
  },
  people: {
    heading: 'Kunde / Fahrer',
    text: ({ contractDetails: it }) => [it?.customerCode, it?.driverCode].filter(Boolean).join(' / '),
    render: CustomerCell,
  },
  vehicle: {
    heading: 'Fahrzeug',
    text: ({ contractDetails: it }) => [displayPlate(it?.licensePlate ?? ''), it?.carModel].filter(Boolean).join(' '),
    render: VehicleCell,
  },
  pickup: {
    heading: 'Abholung',
    sort: 'contract.datum',
    text: (it) => stopText(it, 'pickup'),
    render: PickupCell,
  },
  delivery: {
    heading: 'Zustellung',
    sort: 'contract.bringdatum',
    text: (it) => stopText(it, 'delivery'),
    render: DeliveryCell,
  },
  stops: {
    heading: 'Abholung / Zustellung',
    sort: 'contract.datum',
    text: (it) => `${stopText(it, 'pickup')} | ${stopText(it, 'delivery')}`,
    render: StopsCell,
  },
  status: {
    heading: 'Status / Abstimmung',
    text: (it) =>
      [labelOf(avisStatuses, it.status), labelOf(avisCoordinations, effectiveCoordination(it)), addressNoteText(it)]
        .filter(Boolean)
        .join(' / '),
    render: AvisStatusCell,
    watch: (it) => [it.link],
  },
  parking: {
    heading: 'Stellplatz-Mail',
    text: (it) => labelOf(parkingMailStates, parkingState(it)),
    render: ParkingCell,
  },
  notes: {
    heading: 'Notiz',
    text: (it) => [it.importantNote, it.note, it.additionalNote].filter(Boolean).join(' · '),
    render: NotesCell,
    subscribe: subscribePresence,
  },
};

/** The columns of the list by the room it has, and by what its reader may change in them. */
export function avisColumns(room: Room, roles: readonly Role[]): readonly AvisColumn[] {
  return Object.entries(widths[shapes[room]]).flatMap(([id, width]) => {
    const column = all[id];
    if (!column) return [];
    const size =
      width === 'rest'
        ? { flex: id === 'notes' ? 0.7 : 1, minWidth: id === 'notes' ? 110 : 150 }
        : { width, minWidth: 70 };
    return [{ ...column, id, ...size, look: 'two-line-cell', ...avisEdit(id, roles) }];
  });
}
