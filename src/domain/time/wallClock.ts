import type { CalendarDay } from './calendarDay.ts';
import { minutesOf, minutesPerDay, timeOfDay, type ClockTime } from './clock.ts';

/**
 * A moment by the clock on the wall: minutes since 1970 began. The two nights a year with another hour do not matter
 * where rides follow each other.
 */
export type Minute = number;

const millisecondsPerDay = 86_400_000;

/** Days since 1970 of a calendar day. */
export function dayNumber(day: CalendarDay): number {
  return Date.parse(day) / millisecondsPerDay;
}

/** The calendar day so many days after 1970 began. */
export function dayOf(number: number): CalendarDay {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10);
}

/** A day and a time of the clock on the wall as one number. */
export function minuteOf(day: CalendarDay, time: ClockTime = '00:00'): Minute {
  return dayNumber(day) * minutesPerDay + minutesOf(time);
}

/** The same back. */
export function momentOf(minute: Minute): { readonly day: CalendarDay; readonly time: ClockTime } {
  return { day: dayOf(Math.floor(minute / minutesPerDay)), time: timeOfDay(minute) };
}
