import { addDays, addMonths, getISOWeek, lightFormat, parseISO, startOfISOWeek, startOfMonth } from 'date-fns';

export interface CalendarWeek {
  /** Kalenderwoche, which planners speak in. */
  number: number;
  days: readonly string[];
}

const iso = (date: Date) => lightFormat(date, 'yyyy-MM-dd');

/** The six weeks a month sheet shows, Monday first, always six so that nothing jumps. */
export function weeksOf(day: string): readonly CalendarWeek[] {
  const first = startOfISOWeek(startOfMonth(parseISO(day)));
  return Array.from({ length: 6 }, (_, week) => {
    const monday = addDays(first, week * 7);
    return { number: getISOWeek(monday), days: Array.from({ length: 7 }, (__, at) => iso(addDays(monday, at))) };
  });
}

/** Where an arrow key leads on the sheet. */
export function movedDay(day: string, key: string): string | undefined {
  const date = parseISO(day);
  const days: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = days[key];
  if (step !== undefined) return iso(addDays(date, step));
  if (key === 'PageUp') return iso(addMonths(date, -1));
  if (key === 'PageDown') return iso(addMonths(date, 1));
  if (key === 'Home') return iso(startOfISOWeek(date));
  if (key === 'End') return iso(addDays(startOfISOWeek(date), 6));
  return undefined;
}

/** The same place in the month before or after. */
export function otherMonth(day: string, months: number): string {
  return iso(addMonths(parseISO(day), months));
}
