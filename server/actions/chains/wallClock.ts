import type { Minute } from '../../../src/domain/chain/chain.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { minutesOf, type ClockTime } from '../../../src/domain/time/clock.ts';
import { addDays, daysFrom } from '../../../src/domain/time/calendarDay.ts';

const dayMinutes = 24 * 60;
const firstDay: CalendarDay = '1970-01-01';

/** A day and a time of the clock on the wall as the search counts them. */
export function minuteOf(day: CalendarDay, time: ClockTime): Minute {
  return daysFrom(firstDay, day) * dayMinutes + minutesOf(time);
}

/** The same back. */
export function momentOf(minute: Minute): { readonly day: CalendarDay; readonly time: ClockTime } {
  const within = minute % dayMinutes;
  const two = (it: number) => String(it).padStart(2, '0');
  return {
    day: addDays(firstDay, Math.floor(minute / dayMinutes)),
    time: `${two(Math.floor(within / 60))}:${two(within % 60)}`,
  };
}
