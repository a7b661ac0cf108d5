/** Joins what is there of several parts; nothing at all is null, as everywhere in the API. */
export function joined(parts: readonly unknown[], separator = ' '): string | null {
  return parts.filter((it) => typeof it === 'string' && it !== '').join(separator) || null;
}
