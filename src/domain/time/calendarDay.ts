import { addDays as add } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getISODay } from 'date-fns/getISODay';
import { isValid } from 'date-fns/isValid';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** A calendar day 'yyyy-MM-dd'; no zone ever shifts it. */
export type CalendarDay = string;

/** Whether a text is an existing day in the stored form, so that 2026-02-30 is refused; there is no year 0. */
export function isCalendarDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}

/** The stored form of a day, or nothing when the calendar has no such day. */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return isCalendarDay(text) ? text : undefined;
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return lightFormat(add(parseISO(day), days), 'yyyy-MM-dd');
}

/** How many days lie from one day to another; negative when the second comes first. */
export function daysFrom(from: CalendarDay, to: CalendarDay): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}

/** Day of the week from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: CalendarDay): number {
  return getISODay(parseISO(day));
}
