import type { CalendarDay } from '../time/calendarDay.ts';
import type { ClockTime } from '../time/clock.ts';
import { isWorkingDay } from '../time/workingDays.ts';

const from: ClockTime = '17:00';
/** A server that was off at five catches up, but does not write to drivers at night. */
const until: ClockTime = '20:00';

/** Whether the drivers' offer mail is to go out now: once on each working day, at five in the afternoon (R14). */
export function isOfferMailDue({ day, time, lastDay }: { day: CalendarDay; time: ClockTime; lastDay: CalendarDay | null }): boolean {
  return isWorkingDay(day) && time >= from && time < until && (lastDay === null || lastDay < day);
}
