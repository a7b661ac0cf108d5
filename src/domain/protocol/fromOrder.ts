import { deliveredStatus, pickedUpStatus, protocolStatus } from './badge.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a protocol takes over from its order: vehicle, and each side as long as it is neither frozen nor locked (R2, R4). */
export function protocolFieldsFromOrder(order: Values, protocol: Values): Record<string, unknown> {
  const status = protocolStatus(String(protocol.processState ?? 'UNPROCESSED'));
  return {
    ...(status < pickedUpStatus && vehicle(order)),
    ...(status < pickedUpStatus && protocol.pickupLocationLocked !== true && pickup(order)),
    ...(status < deliveredStatus && protocol.deliveryLocationLocked !== true && delivery(order)),
  };
}

const vehicle = (order: Values) => ({
  hersteller: order.manufacturer,
  autotyp: order.carModel,
  angemeldet: order.angemeldet,
  verzoegerteAbgabe: order.verzoegerteAbgabe,
  alternativeLicensePlate: order.alternativeLicensePlate,
});

const pickup = (order: Values) => ({
  pickupLocation: order.pickupLocation,
  abholinfos: order.abholinfos,
  pickupDateRaw: order.datum,
  pickupTimeFrom: order.pickupTimeFrom,
  pickupTimeTo: order.pickupTimeTo,
});

const delivery = (order: Values) => ({
  deliveryLocation: order.deliveryLocation,
  bringinfos: order.bringinfos,
  deliveryDateRaw: order.bringdatum,
  deliveryTimeFrom: order.deliveryTimeFrom,
  deliveryTimeTo: order.deliveryTimeTo,
});
