/** A text of a form or of what was stored; null when there is none. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The texts of a list there, for example the addresses of several records; none when it is no list. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : [];
}
