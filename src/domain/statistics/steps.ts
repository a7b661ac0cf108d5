import { firstOfMonth } from '../time/months.ts';
import { addDays, daysFrom, weekdayOf, type CalendarDay } from '../time/calendarDay.ts';
import { formatDayShort, formatMonth, monthNames } from '../time/formatDay.ts';

/** How long a stretch of time is that a chart draws as one. */
export const steps = [
  { key: 'day', label: 'Tag' },
  { key: 'week', label: 'Woche' },
  { key: 'month', label: 'Monat' },
  { key: 'quarter', label: 'Quartal' },
] as const;
export type Step = (typeof steps)[number]['key'];

/** Days in both of which the time ends. */
export type Period = { readonly from: CalendarDay; readonly until: CalendarDay };

/** The first day of the step in which a day lies; weeks begin on Monday. */
export function startOf(step: Step, day: CalendarDay): CalendarDay {
  if (step === 'day') return day;
  if (step === 'week') return addDays(day, 1 - weekdayOf(day));
  const month = Number(day.slice(5, 7));
  return firstOfMonth(day, step === 'month' ? 0 : -((month - 1) % 3));
}

function next(step: Step, start: CalendarDay): CalendarDay {
  if (step === 'day') return addDays(start, 1);
  if (step === 'week') return addDays(start, 7);
  return firstOfMonth(start, step === 'month' ? 1 : 3);
}

/** The first days of all steps that a period touches. */
export function startsIn(step: Step, { from, until }: Period): CalendarDay[] {
  const found: CalendarDay[] = [];
  for (let start = startOf(step, from); start <= until; start = next(step, start)) found.push(start);
  return found;
}

/** The days of a step that lie in a period. */
export function daysOf(step: Step, start: CalendarDay, { from, until }: Period): Period {
  const last = addDays(next(step, start), -1);
  return { from: start < from ? from : start, until: last > until ? until : last };
}

/** What a step is called below its bar. */
export function stepLabel(step: Step, start: CalendarDay): string {
  if (step === 'day') return `${formatDayShort(start)}${start.slice(0, 4)}`;
  if (step === 'month') return formatMonth(start);
  if (step === 'quarter') return `${String(Math.ceil(Number(start.slice(5, 7)) / 3))}. Quartal ${start.slice(0, 4)}`;
  const thursday = addDays(start, 3);
  const firstWeek = startOf('week', `${thursday.slice(0, 4)}-01-04`);
  return `KW ${String(daysFrom(firstWeek, start) / 7 + 1)} ${thursday.slice(0, 4)}`;
}

/** The same in as few signs as a chart has room for. */
export function shortStepLabel(step: Step, start: CalendarDay): string {
  if (step === 'day') return `${start.slice(8)}.${start.slice(5, 7)}.`;
  if (step === 'month') return (monthNames[Number(start.slice(5, 7)) - 1] ?? '').slice(0, 3);
  if (step === 'quarter') return `Q${String(Math.ceil(Number(start.slice(5, 7)) / 3))}`;
  return stepLabel(step, start).slice(0, -5);
}

/** How often each weekday, Monday first, lies in a period. */
export function weekdaysIn({ from, until }: Period): readonly number[] {
  const days = daysFrom(from, until) + 1;
  const first = weekdayOf(from) - 1;
  return [0, 1, 2, 3, 4, 5, 6].map((it) => Math.floor(days / 7) + ((it - first + 7) % 7 < days % 7 ? 1 : 0));
}
