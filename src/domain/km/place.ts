import type { address } from '../address/address.ts';
import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';

/** Where on earth, in degrees. */
export type Point = { readonly lat: number; readonly lng: number };

/** A place as people write it down; a point is known only for places of the stock. */
export type Place = {
  readonly strasse?: string | null;
  readonly hausnr?: string | null;
  readonly plz?: string | null;
  readonly ort?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
};

/** Where a contract goes, as a record, a request or a form says it. */
export type ContractStops = SomeOf<typeof contract, 'pickupLocation' | 'deliveryLocation' | 'serviceAddresses'>;
/** An address of the stock, as far as it says where it is. */
export type StockPlace = SomeOf<typeof address, 'street' | 'hausnr' | 'plz' | 'city' | 'lat' | 'lng'>;

/**
 * The stops of a contract in the order they are driven to: pickup, the service addresses that name a place, delivery.
 */
export function stopsOf(contract: ContractStops): {
  readonly start: Place;
  readonly end: Place;
  readonly waypoints: readonly Place[];
} {
  return {
    start: placeOf(contract.pickupLocation),
    end: placeOf(contract.deliveryLocation),
    waypoints: waypointsOf(contract.serviceAddresses),
  };
}

/**
 * The stops with the coordinates of the stock addresses that the ends were taken from, as long as they are still those
 * doors.
 */
export function stopsAt(
  contract: ContractStops,
  stock: { readonly pickup?: StockPlace | undefined; readonly delivery?: StockPlace | undefined },
): ReturnType<typeof stopsOf> {
  const { start, end, waypoints } = stopsOf(contract);
  return { start: located(start, stock.pickup), end: located(end, stock.delivery), waypoints };
}

/** Whether a place says enough to look for it. */
export function isPlaced({ plz, ort }: Place): boolean {
  return Boolean(plz) || Boolean(ort);
}

function located(place: Place, { street, hausnr, plz, city, lat, lng }: StockPlace = {}): Place {
  if (typeof lat !== 'number' || typeof lng !== 'number') return place;
  const isSameDoor =
    place.strasse === filled(street) &&
    place.hausnr === filled(hausnr) &&
    place.plz === filled(plz) &&
    place.ort === filled(city);
  return isSameDoor ? { ...place, lat, lng } : place;
}

function placeOf(location: ContractStops['pickupLocation']): Place {
  const { strasse, hausnr, plz, ort } = location ?? {};
  return { strasse: filled(strasse), hausnr: filled(hausnr), plz: filled(plz), ort: filled(ort) };
}

function waypointsOf(addresses: ContractStops['serviceAddresses']): Place[] {
  const places = (addresses ?? []).map(({ street, houseNumber, zipCode, city }) => {
    return { strasse: filled(street), hausnr: filled(houseNumber), plz: filled(zipCode), ort: filled(city) };
  });
  return places.filter(isPlaced);
}

function filled(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
