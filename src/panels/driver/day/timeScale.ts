import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { addDays } from '../../../domain/time/calendarDay.ts';
import { minutesPerDay, timeOfDay } from '../../../domain/time/clock.ts';
import { formatDayShort } from '../../../domain/time/formatDay.ts';

/** Places on the time line as parts of its width. */
export type TimeScale = {
  readonly first: number;
  readonly last: number;
  /** `locked`: the day that begins here is a Sperrtag. */
  readonly marks: readonly { readonly at: number; readonly text: string; readonly locked: boolean }[];
  percent(minute: number): number;
};

/** The time line of some minutes: an hour has a mark each on one day, a day on several, Sperrtage among them. */
export function timeScale(
  { first, last }: { first: number; last: number },
  { from, lockDays }: Pick<DriverDay, 'from' | 'lockDays'>,
): TimeScale {
  const isWeek = last - first > minutesPerDay;
  const step = isWeek ? minutesPerDay : 60;
  const marks = Array.from({ length: Math.ceil((last - first) / step) }, (_, at) => first + at * step);
  return {
    first,
    last,
    marks: marks.map((at) => {
      if (!isWeek) return { at, text: String(at / 60).padStart(2, '0'), locked: false };
      const day = addDays(from, at / minutesPerDay);
      return { at, text: formatDayShort(day), locked: lockDays.includes(day) };
    }),
    percent: (minute) => ((Math.min(last, Math.max(first, minute)) - first) / (last - first)) * 100,
  };
}

/** "08:30", of the day a minute falls on. */
export function clockAt(minute: number | null): string {
  return minute === null ? 'ohne Zeit' : timeOfDay(minute);
}
