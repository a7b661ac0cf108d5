import { readEntity } from '../../../api/records/entities.ts';
import { subscribePresence } from '../../../api/live/presence.ts';
import { driverOf, numberOf, statusOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import type { Role } from '../../../domain/access/roles.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { formatKm } from '../../../domain/km/formatKm.ts';
import { protocolBadge } from '../../../domain/protocol/badge.ts';
import { formatHours } from '../../../domain/time/duration.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { vehicleText } from '../../../domain/vehicle/label.ts';
import type { ContractCell, ContractColumn } from '../shared/contractColumn.ts';
import { contractEdit } from '../shared/contractCells.ts';
import { tourParts } from '../shared/contractCopy.ts';
import { spanText } from '../shared/tourText.ts';
import type { Room } from '../shared/useRoom.ts';
import { NumberCell } from './NumberCell.tsx';
import { PeopleCell } from './PeopleCell.tsx';
import { ReturnCell } from './ReturnCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TourCell } from './TourCell.tsx';

type Cell = (props: ContractCell) => React.ReactNode;
type Widths = {
  readonly number: number;
  readonly people: number;
  readonly back: number;
  readonly status: number;
  readonly numberCell: Cell;
};
/** Number, place and as many tags as so many pixels hold; rooms that grant the same share one drawing. */
const withTags =
  (room: number): Cell =>
  ({ entity }) => <NumberCell entity={entity} room={room} />;
const fewTags = withTags(76);
const wide: Widths = { number: 132, people: 164, back: 142, status: 110, numberCell: withTags(118) };
const slim: Widths = { number: 86, people: 56, back: 0, status: 54, numberCell: fewTags };
const widths: Readonly<Record<Room, Widths>> = {
  broad: wide,
  wide,
  middle: { number: 122, people: 128, back: 112, status: 108, numberCell: withTags(106) },
  narrow: { number: 100, people: 84, back: 76, status: 108, numberCell: withTags(86) },
  tight: { number: 98, people: 62, back: 0, status: 80, numberCell: withTags(84) },
  slim,
  scant: slim,
  bare: { ...slim, people: 0 },
};

const peopleParts = [
  { heading: 'Fahrer', text: (it: ContractEntity) => driverOf(it)?.code ?? '' },
  { heading: 'Kunde', text: customerOf },
];

function columnsFor(room: Room): readonly ContractColumn[] {
  const width = widths[room];
  const isTight = width.back === 0;
  const columns: readonly ContractColumn[] = [
    {
      id: 'number',
      heading: 'Nr',
      width: width.number,
      minWidth: Math.min(96, width.number),
      fixed: true,
      text: numberOf,
      render: width.numberCell,
      watch: (it) => [it.bundles?.[0]],
      subscribe: subscribePresence,
    },
    {
      id: 'people',
      heading: isTight ? 'Fahrer' : 'Fahrer/Kunde',
      flex: 0.2,
      minWidth: room === 'broad' || room === 'wide' ? width.people : Math.min(70, width.people),
      text: peopleText,
      copy: peopleParts,
      render: PeopleCell,
      watch: (it) => [it.driver, it.contractClientAddress],
    },
    {
      id: 'tour',
      heading: 'Tour',
      flex: 1,
      minWidth: room === 'scant' || room === 'bare' ? 122 : isTight ? 150 : 250,
      text: tourText,
      copy: tourParts,
      paper: tourOnPaper,
      render: TourCell,
      watch: (it) => [it.protocol],
    },
    {
      id: 'return',
      heading: 'Rückfahrt',
      width: width.back,
      minWidth: 70,
      text: returnText,
      render: ReturnCell,
      watch: (it) => [it.anschlussAuftrag],
    },
    {
      id: 'status',
      heading: 'Status',
      width: width.status,
      minWidth: Math.min(108, width.status),
      text: statusText,
      render: StatusCell,
      watch: (it) => [it.protocol, backProtocol(it)],
    },
  ];
  return columns
    .filter(({ id }) => !(id === 'return' && width.back === 0) && !(id === 'people' && width.people === 0))
    .map((column) => ({ ...column, look: 'two-line-cell' }));
}

/** What can be changed in which column. */
const cells: Readonly<Record<string, Parameters<typeof contractEdit>[0]>> = { number: 'number', tour: 'tour' };

/** The columns of the dispatch list by the room it has, and by what its reader may change in them. */
export function dispatchColumns(room: Room, roles: readonly Role[]): readonly ContractColumn[] {
  return columnsFor(room).map((it) => {
    const cell = cells[it.id];
    return cell ? { ...it, ...contractEdit(cell, roles) } : it;
  });
}

function peopleText(it: ContractEntity): string {
  return [driverOf(it)?.code ?? 'Fahrer fehlt', customerOf(it)].filter(Boolean).join(' / ');
}

function customerOf(it: ContractEntity): string {
  const { kuerzel, firma } = readEntity(customer, it.contractClientAddress) ?? {};
  return kuerzel ?? firma ?? '';
}

const pickupText = (it: ContractEntity) =>
  stopText(it.datum, spanText(it.pickupTimeFrom, it.pickupTimeTo), it.pickupLocation);
const deliveryText = (it: ContractEntity) =>
  stopText(it.bringdatum, spanText(it.deliveryTimeFrom, it.deliveryTimeTo), it.deliveryLocation);
const wayText = (it: ContractEntity) =>
  [formatKm(it.googleKm), formatHours(it.googleFahrzeit)].filter((text) => text !== '–').join(' · ');

const tourOnPaper: NonNullable<ContractColumn['paper']> = [
  { heading: 'Fahrzeug', text: vehicleText },
  { heading: 'Abholung', text: pickupText },
  { heading: 'Zustellung', text: deliveryText },
  { heading: 'Strecke', text: wayText, align: 'right' },
];

function stopText(
  day: string | null | undefined,
  span: string,
  place: ContractEntity['pickupLocation'] | undefined,
): string {
  return [formatDate(day), span, place?.plz, place?.ort].filter(Boolean).join(' ');
}

function tourText(it: ContractEntity): string {
  const { googleKm, googleFahrzeit } = it;
  return [vehicleText(it), pickupText(it), deliveryText(it), formatKm(googleKm), formatHours(googleFahrzeit)]
    .filter(Boolean)
    .join(' | ');
}

function returnText(it: ContractEntity): string {
  const back = readEntity(contract, it.anschlussAuftrag);
  return back ? numberOf(back) : '';
}

function statusText(it: ContractEntity): string {
  return protocolBadge(statusOf(it)).text;
}

function backProtocol(it: ContractEntity): string | null | undefined {
  return readEntity(contract, it.anschlussAuftrag)?.protocol;
}
