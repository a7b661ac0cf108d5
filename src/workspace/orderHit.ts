import type { Entity } from '../api/entities.ts';
import { readEntity } from '../api/entities.ts';
import { protocolStatus } from '../domain/protocol/badge.ts';
import { formatDayShort } from '../domain/time/formatDay.ts';

/** What search and palette show of an order. */
export type OrderHit = {
  readonly iri: string;
  readonly url: string;
  readonly number: string;
  readonly plate: string | null;
  readonly vin: string | null;
  readonly vehicle: string | null;
  readonly customer: string | null;
  readonly driver: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly day: string | null;
  readonly status: number | null;
  readonly isCancelled: boolean;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const townOf = (place: unknown): string | null => (typeof place === 'object' && place !== null && 'ort' in place ? text(place.ort) : null);
const referred = (value: unknown): Entity | undefined => (typeof value === 'string' ? readEntity(value) : undefined);

/** Reads an order as far as it is known here. */
export function orderHit(order: Entity): OrderHit {
  const customer = referred(order['contractClientAddress']);
  const driver = referred(order['driver']);
  const protocol = referred(order['protocol']);
  const state = text(protocol?.['processState']);
  const day = text(order['datum']);
  return {
    iri: order['@id'],
    url: order['@id'].replace(/^\/api/, ''),
    number: text(order['auftragsnummer']) ?? String(order.id),
    plate: text(order['licensePlate']),
    vin: text(order['carFin']),
    vehicle: text(order['carDetails']) ?? ([text(order['manufacturer']), text(order['carModel'])].filter((it) => it !== null).join(' ') || null),
    customer: text(customer?.['anzeigename']) ?? text(customer?.['firma']),
    driver: [text(driver?.['kuerzel']), text(driver?.['name'])].filter((it) => it !== null).join(' ') || null,
    from: townOf(order['pickupLocation']),
    to: townOf(order['deliveryLocation']),
    day: day === null ? null : formatDayShort(day),
    status: state === null ? null : protocolStatus(state),
    isCancelled: order['isStorniert'] === true,
  };
}
