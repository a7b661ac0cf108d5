import { workingDaysLater, type Day } from '../days.ts';

/** Working days from today, and days back, on which nothing more is dispatched. */
const futureLocks = [4, 9, 15, 19, 24];
const pastLocks = [30, 95, 160];
/** One of the days behind was opened again. */
const openedAgain = 4;

/** The Sperrtage of the demo, those behind first. */
export function lockedDays(today: Day): readonly { readonly day: Day; readonly active: boolean }[] {
  return [
    ...pastLocks.map((days) => workingDaysLater(today - days, 1)),
    ...futureLocks.map((days) => workingDaysLater(today, days)),
  ].map((day, at) => ({ day, active: at !== openedAgain }));
}
