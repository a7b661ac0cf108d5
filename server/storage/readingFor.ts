const readFor = new WeakMap<object, object>();

/** Says that a reader sends its queries through this pool. */
export function isReadingFor(reader: object, pool: object): void {
  readFor.set(reader, pool);
}

/**
 * The pool behind a reader, or what was given itself: what is remembered of a database is remembered for all who read
 * in it.
 */
export function behind(to: object): object {
  return readFor.get(to) ?? to;
}
