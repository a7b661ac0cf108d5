import { addDays } from '../../src/domain/time/calendarDay.ts';
import type { ClockTime } from '../../src/domain/time/clock.ts';
import { isWorkingDay } from '../../src/domain/time/workingDays.ts';
import { companyZone, instantAt, todayIn } from '../../src/domain/time/zone.ts';

/** When a job runs by itself: at a time of the company's clock, or again and again. */
export type Schedule =
  | {
      readonly at: ClockTime;
      readonly onlyWorkingDays?: boolean;
      /** What was missed is made up for until then on the same day; unless told, whenever a server is there again. */
      readonly until?: ClockTime;
    }
  | { readonly everyMinutes: number };

/** The next time after a moment; every time comes once, also in the nights in which the clock is changed. */
export function nextRun(schedule: Schedule, after: Date): Date {
  if ('everyMinutes' in schedule) return new Date(after.getTime() + schedule.everyMinutes * 60_000);
  for (let day = todayIn(companyZone, after); ; day = addDays(day, 1)) {
    if (schedule.onlyWorkingDays === true && !isWorkingDay(day)) continue;
    const run = instantAt(day, schedule.at, { zone: companyZone });
    if (run > after) return run;
  }
}

/** Whether it is too late to make up for a run that was planned for then. */
export function isTooLate(schedule: Schedule, planned: Date, now: Date): boolean {
  if ('everyMinutes' in schedule || schedule.until === undefined) return false;
  return now >= instantAt(todayIn(companyZone, planned), schedule.until, { zone: companyZone });
}

/** The schedule as administrators read it. */
export function planText(schedule: Schedule): string {
  if ('everyMinutes' in schedule)
    return schedule.everyMinutes === 1 ? 'jede Minute' : `alle ${String(schedule.everyMinutes)} Minuten`;
  const late = schedule.until === undefined ? '' : `, nachgeholt bis ${schedule.until} Uhr`;
  return `${schedule.onlyWorkingDays === true ? 'an Arbeitstagen' : 'täglich'} um ${schedule.at} Uhr${late}`;
}
