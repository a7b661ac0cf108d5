/** Readers of what was stored earlier, perhaps by an older version: what does not fit counts as not there. */
export type Stored = Readonly<Record<string, unknown>>;

/** Whether a stored value is an object with named parts. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored list, when all of its entries are of the kind asked for. */
export function storedList<T>(value: unknown, isEntry: (entry: unknown) => entry is T): readonly T[] {
  return Array.isArray(value) && value.every(isEntry) ? value : [];
}

/** Whether a stored value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
