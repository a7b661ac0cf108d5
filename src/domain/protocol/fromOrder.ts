import type { Contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { deliveredStatus, pickedUpStatus, protocolStatus } from './badge.ts';
import type { protocol, Protocol } from './protocol.ts';

type Taken = Pick<Protocol, VehicleField | PickupField | DeliveryField>;
type VehicleField = 'hersteller' | 'autotyp' | 'angemeldet' | 'verzoegerteAbgabe' | 'alternativeLicensePlate';
type PickupField = 'pickupLocation' | 'abholinfos' | 'pickupDateRaw' | 'pickupTimeFrom' | 'pickupTimeTo';
type DeliveryField = 'deliveryLocation' | 'bringinfos' | 'deliveryDateRaw' | 'deliveryTimeFrom' | 'deliveryTimeTo';
type State = SomeOf<typeof protocol, 'processState' | 'pickupLocationLocked' | 'deliveryLocationLocked'>;

/** What a protocol takes over from its order: vehicle, and each side as long as it is neither frozen nor locked (R2, R4). */
export function protocolFieldsFromOrder(order: Contract, protocol: State): Partial<Taken> {
  const status = protocolStatus(protocol.processState ?? 'UNPROCESSED');
  return {
    ...(status < pickedUpStatus && vehicle(order)),
    ...(status < pickedUpStatus && protocol.pickupLocationLocked !== true && pickup(order)),
    ...(status < deliveredStatus && protocol.deliveryLocationLocked !== true && delivery(order)),
  };
}

const vehicle = (order: Contract): Pick<Taken, VehicleField> => ({
  hersteller: order.manufacturer,
  autotyp: order.carModel,
  angemeldet: order.angemeldet,
  verzoegerteAbgabe: order.verzoegerteAbgabe,
  alternativeLicensePlate: order.alternativeLicensePlate,
});

const pickup = (order: Contract): Pick<Taken, PickupField> => ({
  pickupLocation: order.pickupLocation,
  abholinfos: order.abholinfos,
  pickupDateRaw: order.datum,
  pickupTimeFrom: order.pickupTimeFrom,
  pickupTimeTo: order.pickupTimeTo,
});

const delivery = (order: Contract): Pick<Taken, DeliveryField> => ({
  deliveryLocation: order.deliveryLocation,
  bringinfos: order.bringinfos,
  deliveryDateRaw: order.bringdatum,
  deliveryTimeFrom: order.deliveryTimeFrom,
  deliveryTimeTo: order.deliveryTimeTo,
});
