import { addMonths } from 'date-fns/addMonths';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { CalendarDay } from './calendarDay.ts';

/** The first day of the month of a day, or of the month so many months later. */
export function firstOfMonth(day: CalendarDay, months = 0): CalendarDay {
  return lightFormat(addMonths(startOfMonth(parseISO(day)), months), 'yyyy-MM-dd');
}
