/** Address of a maps service with the way between both ends of the order; undefined while one of them has no place. */
export function directionsUrl(order: Readonly<Record<string, unknown>>): string | undefined {
  const [from, to] = [place(order.pickupLocation), place(order.deliveryLocation)];
  if (from === '' || to === '') return undefined;
  return `https://www.openstreetmap.org/directions?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
}

function place(location: unknown): string {
  if (typeof location !== 'object' || location === null) return '';
  const { strasse, hausnr, plz, ort } = location as Readonly<Record<string, unknown>>;
  if (typeof ort !== 'string' || ort === '') return '';
  return [joined(strasse, hausnr), joined(plz, ort)].filter(Boolean).join(', ');
}

function joined(...parts: readonly unknown[]): string {
  return parts.filter((it) => typeof it === 'string' && it !== '').join(' ');
}
