import type { Contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { deliveredStatus, pickedUpStatus, protocolStatus } from './badge.ts';
import type { protocol, Protocol } from './protocol.ts';

type Taken = Pick<Protocol, VehicleField | PickupField | DeliveryField>;
type VehicleField = 'hersteller' | 'autotyp' | 'angemeldet' | 'verzoegerteAbgabe' | 'alternativeLicensePlate';
type PickupField = 'pickupLocation' | 'abholinfos' | 'pickupDateRaw' | 'pickupTimeFrom' | 'pickupTimeTo';
type DeliveryField = 'deliveryLocation' | 'bringinfos' | 'deliveryDateRaw' | 'deliveryTimeFrom' | 'deliveryTimeTo';
type State = SomeOf<typeof protocol, 'processState' | 'pickupLocationLocked' | 'deliveryLocationLocked'>;

/**
 * What a protocol takes over from its contract: vehicle, and each side as long as it is neither frozen nor locked (R2,
 * R4).
 */
export function protocolFieldsFromContract(contract: Contract, protocol: State): Partial<Taken> {
  const status = protocolStatus(protocol.processState ?? 'UNPROCESSED');
  return {
    ...(status < pickedUpStatus && vehicle(contract)),
    ...(status < pickedUpStatus && protocol.pickupLocationLocked !== true && pickup(contract)),
    ...(status < deliveredStatus && protocol.deliveryLocationLocked !== true && delivery(contract)),
  };
}

const vehicle = (contract: Contract): Pick<Taken, VehicleField> => ({
  hersteller: contract.manufacturer,
  autotyp: contract.carModel,
  angemeldet: contract.angemeldet,
  verzoegerteAbgabe: contract.verzoegerteAbgabe,
  alternativeLicensePlate: contract.alternativeLicensePlate,
});

const pickup = (contract: Contract): Pick<Taken, PickupField> => ({
  pickupLocation: contract.pickupLocation,
  abholinfos: contract.abholinfos,
  pickupDateRaw: contract.datum,
  pickupTimeFrom: contract.pickupTimeFrom,
  pickupTimeTo: contract.pickupTimeTo,
});

const delivery = (contract: Contract): Pick<Taken, DeliveryField> => ({
  deliveryLocation: contract.deliveryLocation,
  bringinfos: contract.bringinfos,
  deliveryDateRaw: contract.bringdatum,
  deliveryTimeFrom: contract.deliveryTimeFrom,
  deliveryTimeTo: contract.deliveryTimeTo,
});
