/** The address that opens the contract editor with these values prefilled (document 1, `source`). */
export function createContractUrl(values: Readonly<Record<string, unknown>>): string {
  return `/contracts/create?source=${encodeURIComponent(JSON.stringify(values))}`;
}
