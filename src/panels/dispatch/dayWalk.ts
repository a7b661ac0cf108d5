import { addDays, type CalendarDay } from '../../domain/time/calendarDay.ts';
import type { FilterValues } from '../kit/list/listUrl.ts';

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

/** Nothing but this day. */
export function onlyDay(filter: FilterValues, day: CalendarDay): FilterValues {
  return { ...filter, [from]: [day], [until]: [day] };
}
