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

type Values = Readonly<Record<string, unknown>>;

/** The stops of an order in the order they are driven to: pickup, the service addresses that name a place, delivery. */
export function stopsOf(order: Values): { readonly start: Place; readonly end: Place; readonly waypoints: readonly Place[] } {
  return { start: placeOf(order.pickupLocation), end: placeOf(order.deliveryLocation), waypoints: waypointsOf(order.serviceAddresses) };
}

/** The stops with the coordinates of the stock addresses that the ends were taken from, as long as they are still those doors. */
export function stopsAt(order: Values, stock: { readonly pickup?: Values | undefined; readonly delivery?: Values | undefined }): ReturnType<typeof stopsOf> {
  const { start, end, waypoints } = stopsOf(order);
  return { start: located(start, stock.pickup), end: located(end, stock.delivery), waypoints };
}

/** Whether a place says enough to look for it. */
export function isPlaced({ plz, ort }: Place): boolean {
  return Boolean(plz) || Boolean(ort);
}

function located(place: Place, { street, hausnr, plz, city, lat, lng }: Values = {}): Place {
  if (typeof lat !== 'number' || typeof lng !== 'number') return place;
  const isSameDoor = place.strasse === textOf(street) && place.hausnr === textOf(hausnr) && place.plz === textOf(plz) && place.ort === textOf(city);
  return isSameDoor ? { ...place, lat, lng } : place;
}

function placeOf(location: unknown): Place {
  const { strasse, hausnr, plz, ort } = valuesOf(location);
  return { strasse: textOf(strasse), hausnr: textOf(hausnr), plz: textOf(plz), ort: textOf(ort) };
}

function waypointsOf(addresses: unknown): Place[] {
  if (!Array.isArray(addresses)) return [];
  const places = addresses.map((it: unknown) => {
    const { street, houseNumber, zipCode, city } = valuesOf(it);
    return { strasse: textOf(street), hausnr: textOf(houseNumber), plz: textOf(zipCode), ort: textOf(city) };
  });
  return places.filter(isPlaced);
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
