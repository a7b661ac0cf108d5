import { readEntity, type Entity } from '../../api/entities.ts';
import { subscribePresence } from '../../api/presence.ts';
import { driverOf, numberOf, orderOf, statusOf } from '../../commands/contractFacts.ts';
import { formatKm } from '../../domain/km/formatKm.ts';
import { protocolBadge } from '../../domain/protocol/badge.ts';
import { formatHours } from '../../domain/time/duration.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { vehicleLabel } from '../../domain/vehicle/label.ts';
import type { CellProps, GridColumn } from '../kit/grid/gridColumn.ts';
import { spanText } from '../kit/order/tourText.ts';
import type { Room } from '../kit/order/useRoom.ts';
import { NumberCell } from './NumberCell.tsx';
import { PeopleCell } from './PeopleCell.tsx';
import { ReturnCell } from './ReturnCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TourCell } from './TourCell.tsx';

type Widths = { readonly number: number; readonly people: number; readonly back: number; readonly status: number; readonly tags: number };
const wide: Widths = { number: 132, people: 164, back: 142, status: 110, tags: 118 };
const widths: Readonly<Record<Room, Widths>> = {
  broad: wide,
  wide,
  middle: { number: 122, people: 128, back: 112, status: 108, tags: 106 },
  narrow: { number: 106, people: 82, back: 90, status: 108, tags: 92 },
};

const WideNumberCell = ({ entity }: CellProps) => <NumberCell entity={entity} room={wide.tags} />;
const numberCells: Readonly<Record<Room, (props: CellProps) => React.ReactNode>> = {
  broad: WideNumberCell,
  wide: WideNumberCell,
  middle: ({ entity }) => <NumberCell entity={entity} room={widths.middle.tags} />,
  narrow: ({ entity }) => <NumberCell entity={entity} room={widths.narrow.tags} />,
};

function columnsFor(room: Room): readonly GridColumn[] {
  const width = widths[room];
  const columns: readonly GridColumn[] = [
    { id: 'number', heading: 'Nr', width: width.number, minWidth: 96, fixed: true, text: numberOf, render: numberCells[room], watch: (it) => [orderOf(it).bundles?.[0]], follow: subscribePresence },
    { id: 'people', heading: 'Fahrer/Kunde', width: width.people, minWidth: 70, text: peopleText, render: PeopleCell, watch: (it) => [orderOf(it).driver, orderOf(it).contractClientAddress] },
    { id: 'tour', heading: 'Tour', flex: 1, minWidth: 250, text: tourText, render: TourCell, watch: (it) => [orderOf(it).protocol] },
    { id: 'return', heading: 'Rückfahrt', width: width.back, minWidth: 70, text: returnText, render: ReturnCell, watch: (it) => [orderOf(it).anschlussAuftrag] },
    { id: 'status', heading: 'Status', width: width.status, minWidth: 108, text: statusText, render: StatusCell, watch: (it) => [orderOf(it).protocol, backProtocol(it)] },
  ];
  return columns.map((column) => ({ ...column, look: 'two-line-cell' }));
}

const wideColumns = columnsFor('wide');
/** The columns of the dispatch list by the room it has. */
export const dispatchColumns: Readonly<Record<Room, readonly GridColumn[]>> = { broad: wideColumns, wide: wideColumns, middle: columnsFor('middle'), narrow: columnsFor('narrow') };

function peopleText(it: Entity): string {
  const customer = readEntity(orderOf(it).contractClientAddress ?? '');
  return [driverOf(it)?.code ?? 'Fahrer fehlt', customer?.kuerzel ?? customer?.firma].filter(Boolean).join(' / ');
}

function tourText(it: Entity): string {
  const order = orderOf(it);
  const end = (day: string | null | undefined, span: string, place: typeof order.pickupLocation | undefined) => [formatDate(day), span, place?.plz, place?.ort].filter(Boolean).join(' ');
  return [
    vehicleLabel(order),
    end(order.datum, spanText(order.pickupTimeFrom, order.pickupTimeTo), order.pickupLocation),
    end(order.bringdatum, spanText(order.deliveryTimeFrom, order.deliveryTimeTo), order.deliveryLocation),
    formatKm(order.googleKm),
    formatHours(order.googleFahrzeit),
  ].filter(Boolean).join(' | ');
}

function returnText(it: Entity): string {
  const back = readEntity(orderOf(it).anschlussAuftrag ?? '');
  return back ? numberOf(back) : '';
}

function statusText(it: Entity): string {
  return protocolBadge(statusOf(it)).text;
}

function backProtocol(it: Entity): string | null | undefined {
  const back = readEntity(orderOf(it).anschlussAuftrag ?? '');
  return back && orderOf(back).protocol;
}
