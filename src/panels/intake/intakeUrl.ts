const name = 'datei';

/** The address of a file that was dropped; it is the same after a reload. */
export function intakeUrl(id: string): string {
  return `/intake?${name}=${id}`;
}

/** Which file an address means. */
export function intakeIn(query: URLSearchParams): string | null {
  return query.get(name);
}
