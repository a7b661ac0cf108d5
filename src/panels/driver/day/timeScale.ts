import { addDays } from '../../../domain/time/calendarDay.ts';
import { minutesPerDay, timeOfDay } from '../../../domain/time/clock.ts';
import { formatDayShort } from '../../../domain/time/formatDay.ts';

/** Places on the time line as parts of its width. */
export type TimeScale = {
  readonly first: number;
  readonly last: number;
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  percent(minute: number): number;
};

/** The time line of some minutes: an hour has a mark each on one day, a day on several. */
export function timeScale({ first, last }: { first: number; last: number }, day: string): TimeScale {
  const isWeek = last - first > minutesPerDay;
  const step = isWeek ? minutesPerDay : 60;
  const marks = Array.from({ length: Math.ceil((last - first) / step) }, (_, at) => first + at * step);
  return {
    first,
    last,
    marks: marks.map((at) => ({
      at,
      text: isWeek ? formatDayShort(addDays(day, at / minutesPerDay)) : String(at / 60).padStart(2, '0'),
    })),
    percent: (minute) => ((Math.min(last, Math.max(first, minute)) - first) / (last - first)) * 100,
  };
}

/** "08:30", of the day a minute falls on. */
export function clockAt(minute: number | null): string {
  return minute === null ? 'ohne Zeit' : timeOfDay(minute);
}
