/** A linked order in one line: number, when it starts, where. */
export function linkText(order: Readonly<Record<string, unknown>>): string {
  const place = isPlace(order.pickupLocation) ? order.pickupLocation.ort : undefined;
  const start = [order.pickupTimeFrom, place].filter((it) => typeof it === 'string' && it !== '').join(' ');
  return [order.auftragsnummer, start].filter((it) => typeof it === 'string' && it !== '').join(' · ');
}

function isPlace(value: unknown): value is { readonly ort?: unknown } {
  return typeof value === 'object' && value !== null;
}
