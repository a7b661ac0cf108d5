import { addDays as daysLater } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { subMonths } from 'date-fns/subMonths';
import { subYears } from 'date-fns/subYears';
import type { KeyOf } from '../choices/choices.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import type { retentionUnits } from './choices/retentionUnits.ts';

export type Period = { readonly amount: number; readonly unit: KeyOf<typeof retentionUnits> };

/**
 * What began before this day has had its time today. Whole years run from the end of the year in which the day lies, so
 * everything of a year goes with the same turn of the year.
 */
export function cutoffOf({ amount, unit }: Period, today: CalendarDay): CalendarDay {
  const day = parseISO(today);
  const begin =
    unit === 'days'
      ? daysLater(day, -amount)
      : unit === 'months'
        ? subMonths(day, amount)
        : unit === 'years'
          ? subYears(day, amount)
          : new Date(day.getFullYear() - amount, 0, 1);
  return lightFormat(begin, 'yyyy-MM-dd');
}

/** The last day on which something is kept that began on a day. */
export function keptUntil({ amount, unit }: Period, day: CalendarDay): CalendarDay {
  const begin = parseISO(day);
  const end =
    unit === 'days'
      ? daysLater(begin, amount)
      : unit === 'months'
        ? addMonths(begin, amount)
        : unit === 'years'
          ? addYears(begin, amount)
          : new Date(begin.getFullYear() + amount, 11, 31);
  return lightFormat(end, 'yyyy-MM-dd');
}
