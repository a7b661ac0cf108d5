/**
 * Whether a list has an entry in which nothing stands yet: complaining of it would move what is below from under the
 * pointer.
 */
export function hasBlankEntry(value: unknown): boolean {
  return Array.isArray(value) && value.some((it) => isRecord(it) && Object.values(it).every(isNothing));
}

/** Whether nothing has been written into an entry but what every new one begins with. */
export function blankOf(
  entry: Readonly<Record<string, unknown>>,
  start: Readonly<Record<string, unknown>> = {},
): boolean {
  return Object.entries(entry).every(
    ([name, value]) => value === start[name] || isNothing(value) || (isRecord(value) && blankOf(value)),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false;
}
