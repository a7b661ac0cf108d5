import { address } from '../../src/domain/address/address.ts';
import type { contract } from '../../src/domain/contract/contract.ts';
import type { SomeOf } from '../../src/domain/define/row.ts';
import { stopsAt, type ContractStops, type Point } from '../../src/domain/km/place.ts';
import type { Scope } from '../write/behaviour.ts';
import { locateAll } from './locate.ts';

type ContractWithStops = ContractStops & SomeOf<typeof contract, 'pickupAddress' | 'deliveryAddress'>;

/**
 * Where a contract leads along, the ends by the coordinates of their stock addresses where those have any; nothing as
 * soon as one place cannot be found.
 */
export async function stopPoints(
  contract: ContractWithStops,
  { look }: Pick<Scope, 'look'>,
): Promise<Point[] | undefined> {
  const stock = {
    pickup: await look(address, contract.pickupAddress),
    delivery: await look(address, contract.deliveryAddress),
  };
  const { start, end, waypoints } = stopsAt(contract, stock);
  return locateAll([start, ...waypoints, end]);
}
