import { addBusinessDays } from 'date-fns/addBusinessDays';
import { differenceInBusinessDays } from 'date-fns/differenceInBusinessDays';
import { isWeekend } from 'date-fns/isWeekend';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import type { CalendarDay } from './calendarDay.ts';

/**
 * Days from Monday to Friday after the first day up to and including the second (R70); public holidays count as well.
 */
export function workingDaysFrom(from: CalendarDay, to: CalendarDay): number {
  const days = differenceInBusinessDays(parseISO(to), parseISO(from));
  return days === 0 ? 0 : days;
}

/** The day so many working days later, or earlier for a negative number. */
export function addWorkingDays(day: CalendarDay, days: number): CalendarDay {
  return lightFormat(addBusinessDays(parseISO(day), days), 'yyyy-MM-dd');
}

/** Whether a day is one of Monday to Friday. */
export function isWorkingDay(day: CalendarDay): boolean {
  return !isWeekend(parseISO(day));
}
