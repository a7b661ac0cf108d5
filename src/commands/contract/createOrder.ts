/** The address that opens the order editor with these values prefilled (document 1, `source`). */
export function createOrderUrl(values: Readonly<Record<string, unknown>>): string {
  return `/contracts/create?source=${encodeURIComponent(JSON.stringify(values))}`;
}
