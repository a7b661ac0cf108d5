/**
 * Filters by their names on the wire without `[]`, for instance `{ 'datum[after]': ['2026-11-24'], driver:
 * ['/api/drivers/5'] }`.
 */
export type FilterValues = Readonly<Record<string, readonly string[]>>;
