import { readEntity } from '../../../../api/records/entities.ts';
import { address } from '../../../../domain/address/address.ts';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { stopsAt } from '../../../../domain/km/place.ts';

/** The stops of the contract in the form, by the coordinates of the stock addresses its ends were taken from. */
export function formStops(values: FormOf<typeof contract>): ReturnType<typeof stopsAt> {
  return stopsAt(values, {
    pickup: readEntity(address, values.pickupAddress),
    delivery: readEntity(address, values.deliveryAddress),
  });
}
