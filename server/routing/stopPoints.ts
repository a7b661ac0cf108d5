import { stopsAt } from '../../src/domain/km/place.ts';
import type { Point } from '../../src/domain/km/place.ts';
import { locateAll } from './locate.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where an order leads along, the ends by the coordinates of their stock addresses where those have any; nothing as soon as one place cannot be found. */
export async function stopPoints(order: Values, look: (iri: unknown) => Promise<Values | undefined>): Promise<Point[] | undefined> {
  const { start, end, waypoints } = stopsAt(order, { pickup: await look(order.pickupAddress), delivery: await look(order.deliveryAddress) });
  return locateAll([start, ...waypoints, end]);
}
