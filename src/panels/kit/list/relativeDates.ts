import { presentDay } from '../../../domain/define/details.ts';
import type { FilterValues } from './filterValues.ts';

const isRangeEnd = (key: string) => /\[(?:strictly_)?(?:after|before)\]$/.test(key);
const replaced = (filter: FilterValues, { value, by }: { value: string; by: string }): FilterValues =>
  Object.fromEntries(
    Object.entries(filter).map(([key, values]) => [
      key,
      isRangeEnd(key) ? values.map((it) => (it === value ? by : it)) : values,
    ]),
  );

/**
 * Filters as they are kept in addresses, layouts and views: what was asked from today on is asked from tomorrow on when
 * tomorrow has come.
 */
export function withRelativeDates(filter: FilterValues, today: string): FilterValues {
  return replaced(filter, { value: today, by: presentDay });
}

/** Kept filters as they are meant on this day. */
export function withFixedDays(filter: FilterValues, today: string): FilterValues {
  return replaced(filter, { value: presentDay, by: today });
}
