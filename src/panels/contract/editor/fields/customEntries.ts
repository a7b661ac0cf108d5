/** One fact that the customer's own system keeps about the contract. */
export type CustomEntry = { readonly name: string; readonly value: string };

/** The facts that can be edited here; nested data is only kept. */
export function customEntries(data: unknown): readonly CustomEntry[] {
  return Object.entries(recordOf(data)).flatMap(([name, value]) =>
    isPlain(value) ? [{ name, value: value === null ? '' : String(value) }] : [],
  );
}

/**
 * The data with these facts in place of its plain ones, null when nothing is left; a fact without a name is not one
 * yet.
 */
export function withEntries(data: unknown, entries: readonly CustomEntry[]): Readonly<Record<string, unknown>> | null {
  const before = recordOf(data);
  const nested = Object.entries(before).filter(([, value]) => !isPlain(value));
  const plain = entries
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, value }) => [name.trim(), sameValue(before[name.trim()], value)] as const);
  return nested.length + plain.length === 0 ? null : Object.fromEntries([...nested, ...plain]);
}

/** A number that nobody touched stays a number. */
function sameValue(before: unknown, value: string): unknown {
  return isPlain(before) && before !== null && String(before) === value ? before : value;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
