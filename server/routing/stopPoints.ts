import { address } from '../../src/domain/address/address.ts';
import type { contract } from '../../src/domain/contract/contract.ts';
import type { SomeOf } from '../../src/domain/define/row.ts';
import { stopsAt, type OrderStops, type Point } from '../../src/domain/km/place.ts';
import type { Scope } from '../write/behaviour.ts';
import { locateAll } from './locate.ts';

type Order = OrderStops & SomeOf<typeof contract, 'pickupAddress' | 'deliveryAddress'>;

/** Where an order leads along, the ends by the coordinates of their stock addresses where those have any; nothing as soon as one place cannot be found. */
export async function stopPoints(order: Order, { look }: Pick<Scope, 'look'>): Promise<Point[] | undefined> {
  const stock = {
    pickup: await look(address, order.pickupAddress),
    delivery: await look(address, order.deliveryAddress),
  };
  const { start, end, waypoints } = stopsAt(order, stock);
  return locateAll([start, ...waypoints, end]);
}
