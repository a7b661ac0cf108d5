import { readEntity, store } from '../../../api/records/entities.ts';
import { subscribePresence } from '../../../api/live/presence.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { driverOf, numberOf, statusOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { formatSortOrder } from '../../../domain/contract/sortOrder.ts';
import { tagsOf } from '../../../domain/contract/tags.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { protocolBadge } from '../../../domain/protocol/badge.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { displayPlate } from '../../../domain/vehicle/plate.ts';
import { columnsOf } from '../../kit/grid/columnsOf.ts';
import type { ContractColumn } from '../shared/contractColumn.ts';
import { contractEdit } from '../shared/contractCells.ts';
import { deliveryParts, distanceParts, pickupParts } from '../shared/contractCopy.ts';
import { spanText } from '../shared/tourText.ts';
import type { Room } from '../shared/useRoom.ts';
import {
  CustomerCell,
  DeliveryCell,
  DriverCell,
  firmOf,
  FromCell,
  NumberCell,
  PickupCell,
  PlateCell,
  StatusCell,
  tagRoom,
  TagsCell,
  ToCell,
} from './cells.tsx';
import { furtherFields } from './contractsFields.ts';
import { townText } from '../../../domain/km/townText.ts';

/**
 * How wide a day with its time is, whole and without its century, and the state with the actions over it, all of them
 * or three; they never lie over the column before it.
 */
const widths = {
  broad: { day: 134, state: 116 },
  usual: { day: 116, state: 82 },
} as const;
type Shape = (typeof widths)['broad' | 'usual'];

const ownColumns = ({ day, state }: Shape): readonly ContractColumn[] => [
  {
    id: 'auftragsnummer',
    heading: 'Nr',
    width: 108,
    minWidth: 84,
    fixed: true,
    sort: 'auftragsnummer',
    text: numberOf,
    render: NumberCell,
    watch: (it) => [it.bundles?.[0]],
    subscribe: subscribePresence,
  },
  { id: 'tags', heading: 'Merkmale', width: tagRoom + 12, minWidth: 60, text: tagsText, render: TagsCell },
  {
    id: 'datum',
    heading: 'Abholung',
    width: day,
    minWidth: 78,
    sort: 'datum',
    text: (it) => whenText(it.datum, it.pickupTimeFrom, it.pickupTimeTo),
    copy: pickupParts,
    render: PickupCell,
  },
  {
    id: 'bringdatum',
    heading: 'Zustellung',
    width: day,
    minWidth: 78,
    sort: 'bringdatum',
    text: (it) => whenText(it.bringdatum, it.deliveryTimeFrom, it.deliveryTimeTo),
    copy: deliveryParts,
    render: DeliveryCell,
  },
  {
    id: 'contractClientAddress',
    heading: 'Kunde',
    flex: 0.6,
    minWidth: 74,
    text: customerText,
    render: CustomerCell,
    watch: (it) => [it.contractClientAddress],
  },
  {
    id: 'driver',
    heading: 'Fahrer',
    flex: 0.6,
    minWidth: 78,
    text: (it) => driverOf(it)?.code ?? 'FF',
    render: DriverCell,
    watch: (it) => [it.driver],
  },
  {
    id: 'licensePlate',
    heading: 'Kennzeichen',
    width: 98,
    minWidth: 84,
    sort: 'licensePlate',
    text: plateOf,
    paper: [{ heading: 'Kennzeichen', text: (it) => displayPlate(plateOf(it)) }],
    render: PlateCell,
  },
  {
    id: 'vehicle',
    heading: 'Fahrzeug',
    flex: 1.1,
    minWidth: 70,
    text: (it) => [it.manufacturer, it.carModel].filter(Boolean).join(' '),
  },
  {
    id: 'pickupLocation',
    heading: 'Abholort',
    flex: 1.9,
    minWidth: 124,
    text: (it) => townText(it.pickupLocation),
    render: FromCell,
  },
  {
    id: 'deliveryLocation',
    heading: 'Zustellort',
    flex: 1.9,
    minWidth: 124,
    text: (it) => townText(it.deliveryLocation),
    render: ToCell,
  },
  {
    id: 'googleKm',
    heading: 'Entf.',
    width: 64,
    minWidth: 60,
    align: 'right',
    look: 'num',
    sort: 'googleKm',
    text: (it) => formatKm(it.googleKm),
    copy: distanceParts,
  },
  {
    id: 'status',
    heading: 'Status',
    width: state,
    minWidth: 78,
    text: (it) => protocolBadge(statusOf(it)).text,
    render: StatusCell,
    watch: (it) => [it.protocol],
  },
];

/** Staff give contracts a place within their day; the list shows it in a column of its own where somebody wants it. */
const place: ContractColumn = {
  id: 'sortOrder',
  heading: 'Position',
  width: 72,
  minWidth: 56,
  align: 'right',
  look: 'num',
  hidden: true,
  text: (it) => formatSortOrder(it.sortOrder),
};

/** What can be changed in which column; the others change nothing, or their one field. */
const cells: Readonly<Record<string, Parameters<typeof contractEdit>[0]>> = {
  tags: 'notes',
  datum: 'pickup',
  bringdatum: 'delivery',
  licensePlate: 'plate',
  vehicle: 'vehicle',
  googleKm: 'distance',
  sortOrder: 'position',
  carFin: 'vin',
};

/**
 * The columns of the list of contracts by the room it has: those everybody sees, and those that may be put beside them.
 */
export function contractsColumns(room: Room, roles: readonly Role[]): readonly ContractColumn[] {
  const further = columnsOf(contract, furtherFields, roles).map((it) => ({ ...it, hidden: true }));
  return [...ownColumns(room === 'broad' ? widths.broad : widths.usual), place, ...further].map((it) => {
    const cell = cells[it.id];
    return cell ? { ...it, ...contractEdit(cell, roles) } : it;
  });
}

function tagsText(it: ContractEntity): string {
  return tagsOf(it, store.get(sessionAtom)?.roles ?? [])
    .map((tag) => tag.text)
    .join(' ');
}

function whenText(
  day: string | null | undefined,
  from: string | null | undefined,
  to: string | null | undefined,
): string {
  return [formatDate(day), from || to ? spanText(from, to) : ''].filter(Boolean).join(' ');
}

function customerText(it: ContractEntity): string {
  return readEntity(customer, it.contractClientAddress)?.kuerzel || (firmOf(it) ?? '');
}

function plateOf({ licensePlate, alternativeLicensePlate }: ContractEntity): string {
  return licensePlate ?? alternativeLicensePlate ?? '';
}
