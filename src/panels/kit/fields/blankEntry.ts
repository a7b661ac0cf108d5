/**
 * Whether a list has an entry in which nothing stands yet: complaining of it would move what is below from under the
 * pointer.
 */
export function hasBlankEntry(value: unknown): boolean {
  return Array.isArray(value) && value.some((it) => isRecord(it) && Object.values(it).every(isNothing));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false;
}
