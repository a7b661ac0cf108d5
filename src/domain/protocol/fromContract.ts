import type { Contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { deliveredStatus, pickedUpStatus, protocolStatus } from './badge.ts';
import type { protocol, Protocol } from './protocol.ts';

type Taken = Pick<Protocol, VehicleField | 'accessories' | PickupField | DeliveryField>;
type VehicleField =
  | 'hersteller'
  | 'autotyp'
  | 'angemeldet'
  | 'verzoegerteAbgabe'
  | 'alternativeLicensePlate'
  | 'inspectionDate'
  | 'tireType'
  | 'rimType'
  | 'insideCarTireType'
  | 'insideCarRimType'
  | 'insideCarTiresIncluded';
type PickupField = 'pickupLocation' | 'abholinfos' | 'pickupDateRaw' | 'pickupTimeFrom' | 'pickupTimeTo';
type DeliveryField = 'deliveryLocation' | 'bringinfos' | 'deliveryDateRaw' | 'deliveryTimeFrom' | 'deliveryTimeTo';
type State = SomeOf<
  typeof protocol,
  'processState' | 'pickupLocationLocked' | 'deliveryLocationLocked' | 'accessories'
>;

/**
 * What a protocol takes over from its contract: vehicle and accessories, and each side as long as it is neither frozen
 * nor locked (R2, R4).
 */
export function protocolFieldsFromContract(contract: Contract, protocol: State): Partial<Taken> {
  return {
    ...(isVehicleOpen(protocol) && { ...vehicle(contract), accessories: accessories(contract, protocol) }),
    ...(isSideOpen('pickup', protocol) && protocol.pickupLocationLocked !== true && pickup(contract)),
    ...(isSideOpen('delivery', protocol) && protocol.deliveryLocationLocked !== true && delivery(contract)),
  };
}

/** What of that a change of the contract touches; what was entered in the protocol beside it stays. */
export function protocolChangesFromContract(before: Contract, after: Contract, protocol: State): Partial<Taken> {
  const [was, is] = [protocolFieldsFromContract(before, protocol), protocolFieldsFromContract(after, protocol)];
  return Object.fromEntries(
    Object.entries(is).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof Taken])),
  );
}

const statusOf = ({ processState }: State) => protocolStatus(processState);
const isVehicleOpen = (protocol: State) => statusOf(protocol) < pickedUpStatus;

/** Whether a side still follows the contract, were it not locked: until the vehicle has passed it (R4). */
export function isSideOpen(side: 'pickup' | 'delivery', protocol: State): boolean {
  return statusOf(protocol) < (side === 'pickup' ? pickedUpStatus : deliveredStatus);
}

const vehicle = (contract: Contract): Pick<Taken, VehicleField> => ({
  hersteller: contract.manufacturer,
  autotyp: contract.carModel,
  angemeldet: contract.angemeldet,
  verzoegerteAbgabe: contract.verzoegerteAbgabe,
  alternativeLicensePlate: contract.alternativeLicensePlate,
  inspectionDate: contract.tuev,
  tireType: contract.bereifung,
  rimType: contract.felge,
  insideCarTireType: contract.zusatzBereifung,
  insideCarRimType: contract.zusatzFelge,
  insideCarTiresIncluded: contract.zusatzBereifung !== null,
});

/** What is to go along with the vehicle, and beside it what the driver has already found to go along. */
function accessories({ zubehoerArray }: Contract, { accessories: known = [] }: State): Taken['accessories'] {
  const selected = new Set((known ?? []).flatMap((it) => (it.selected && it.type ? it.type : [])));
  return [...new Set([...zubehoerArray, ...selected])].map((type) => ({ type, selected: selected.has(type) }));
}

/** One side of the ride as the contract has it. */
export function sideFromContract(side: 'pickup' | 'delivery', contract: Contract): Partial<Taken> {
  return side === 'pickup' ? pickup(contract) : delivery(contract);
}

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
