import { readEntity } from '../../../../api/records/entities.ts';
import { address } from '../../../../domain/address/address.ts';
import { stopsAt } from '../../../../domain/km/place.ts';
import type { FormValues } from '../../../kit/form/formValues.ts';

/** The stops of the contract in the form, by the coordinates of the stock addresses its ends were taken from. */
export function formStops(values: FormValues): ReturnType<typeof stopsAt> {
  const stock = (iri: unknown) => (typeof iri === 'string' ? readEntity(address, iri) : undefined);
  return stopsAt(values, { pickup: stock(values.pickupAddress), delivery: stock(values.deliveryAddress) });
}
