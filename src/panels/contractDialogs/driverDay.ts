import type { Order } from '../../commands/contractFacts.ts';
import { formatDuration } from '../../domain/time/duration.ts';

/** A ride that a driver has on the day already. */
export type Ride = { readonly iri: string; readonly number: string; readonly from: string; readonly until: string; readonly town: string; readonly minutes: number };
export type DriverDay = { readonly rides: readonly Ride[]; readonly minutes: number };
/** How well a driver fits an order, as a word beside his name. */
export type Fit = { readonly kind: 'ok' | 'warn' | 'danger'; readonly text: string; readonly more: string };

const none: DriverDay = { rides: [], minutes: 0 };
const longDay = 600;

/** What each driver has to do on a day, by his IRI; cancelled orders do not count. */
export function driverDays(orders: readonly Order[]): ReadonlyMap<string, DriverDay> {
  const days = new Map<string, DriverDay>();
  for (const order of orders) {
    if (!order.driver || order.isStorniert || !order.pickupTimeFrom) continue;
    const known = days.get(order.driver) ?? none;
    const minutes = order.googleFahrzeit ?? 0;
    const ride: Ride = { iri: order['@id'], number: order.auftragsnummer ?? '', from: order.pickupTimeFrom, until: endOf(order), town: order.deliveryLocation?.ort ?? '', minutes };
    days.set(order.driver, { rides: [...known.rides, ride].toSorted((one, other) => one.from.localeCompare(other.from)), minutes: known.minutes + minutes });
  }
  return days;
}

/** The rides of a driver that lie across the order. */
export function overlaps(day: DriverDay | undefined, order: Order): readonly Ride[] {
  const from = order.pickupTimeFrom;
  if (!day || !from) return [];
  return day.rides.filter((ride) => ride.iri !== order['@id'] && ride.from < endOf(order) && from < ride.until);
}

/** From when and where a driver is free for the order: after his last ride before it. */
export function freeFrom(day: DriverDay | undefined, order: Order): string {
  const before = day?.rides.findLast((it) => it.iri !== order['@id'] && (!order.pickupTimeFrom || it.until <= order.pickupTimeFrom));
  if (before) return `ab ${before.until} ${before.town}`.trim();
  return day && day.rides.some((it) => it.iri !== order['@id']) ? 'bis zu seiner ersten Fahrt' : 'ganzer Tag frei';
}

/** How well a driver fits the order: locked, crossing rides, a long day, or nothing against it. */
export function fitOf({ day, order, isLocked, isPresent }: { day: DriverDay | undefined; order: Order; isLocked: boolean; isPresent: boolean }): Fit {
  if (isLocked) return { kind: 'danger', text: 'gesperrt', more: 'Dispositionssperre' };
  if (isPresent) return { kind: 'ok', text: 'fährt schon', more: 'ist für den Auftrag eingeteilt' };
  const [crossing] = overlaps(day, order);
  if (crossing) return { kind: 'warn', text: 'Überschneidung', more: `${crossing.number}, ${crossing.from}–${crossing.until}` };
  const minutes = (day?.minutes ?? 0) + (order.googleFahrzeit ?? 0);
  if (minutes > longDay) return { kind: 'warn', text: `${formatDuration(minutes)} h am Tag`, more: 'über 10 Stunden' };
  return { kind: 'ok', text: 'passt', more: (day?.rides.length ?? 0) > 0 ? 'Zeitfenster passt' : 'noch ohne Fahrt' };
}

function endOf(order: Order): string {
  if (order.bringdatum && order.datum && order.bringdatum > order.datum) return '23:59';
  return order.deliveryTimeFrom ?? order.deliveryTimeTo ?? order.pickupTimeTo ?? order.pickupTimeFrom ?? '00:00';
}
