import { addDays, type CalendarDay } from '../../../domain/time/calendarDay.ts';
import type { FilterValues } from '../../kit/list/filterValues.ts';

const from = 'datum[after]';
const until = 'datum[before]';

/** The first day a dispatch list shows; undefined when it reaches back without end. */
export function firstDay(filter: FilterValues): CalendarDay | undefined {
  return filter[from]?.[0];
}

/** True when the list shows exactly one day. */
export function isOneDay(filter: FilterValues): boolean {
  return filter[from]?.[0] !== undefined && filter[from][0] === filter[until]?.[0];
}

/** True when the list is narrowed to one day and by nothing else. */
export function isNothingButDay(filter: FilterValues): boolean {
  return isOneDay(filter) && Object.keys(filter).length === 2;
}

/** The list from this day on; a list of one day stays a list of one day. */
export function goTo(filter: FilterValues, day: CalendarDay): FilterValues {
  const { [until]: _end, ...rest } = filter;
  return isOneDay(filter) ? onlyDay(rest, day) : { ...rest, [from]: [day] };
}

/** One day on or back. */
export function step(filter: FilterValues, { by, today }: { by: 1 | -1; today: CalendarDay }): FilterValues {
  return goTo(filter, addDays(firstDay(filter) ?? today, by));
}

/** Whether the list shows only contracts without a driver. */
export function asksForOpen({ flags = [] }: FilterValues): boolean {
  return flags.includes('FF');
}

/** Nothing but the contracts of this day that have no driver; asked again, those with one come back. */
export function toggledOpen(filter: FilterValues, day: CalendarDay): FilterValues {
  const { flags = [], ...rest } = filter;
  const others = flags.filter((it) => it !== 'FF' && it !== 'FV');
  if (!asksForOpen(filter)) return { ...onlyDay(rest, day), flags: [...others, 'FF'] };
  return others.length > 0 ? { ...rest, flags: others } : rest;
}

/** Nothing but this day. */
export function onlyDay(filter: FilterValues, day: CalendarDay): FilterValues {
  return { ...filter, [from]: [day], [until]: [day] };
}
