import { idOf } from '../../src/domain/define/resource.ts';
import { daysFrom, isCalendarDay, type CalendarDay } from '../../src/domain/time/calendarDay.ts';
import type { TableFormat } from '../export/tableFile.ts';
import type { Invalid } from '../storage/refusals.ts';

type Refuse<At extends string> = (at: At, message: string) => Invalid;
type Given<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;
type Days = { readonly from: CalendarDay; readonly until: CalendarDay };

/** A report of more days than a year is a slip in the days. */
const longestDays = 366;
/** So many rows of a report come in one page. */
const perPage = 100;

/** The days of a report, both of them included; at most a year where that is said. */
export function daysIn(
  { from, until }: Given<'from' | 'until'>,
  wrong: Refuse<'from' | 'until'>,
  moreThanAYear?: string,
): Days {
  if (typeof from !== 'string' || !isCalendarDay(from)) throw wrong('from', 'Das ist kein Datum.');
  if (typeof until !== 'string' || !isCalendarDay(until)) throw wrong('until', 'Das ist kein Datum.');
  if (until < from) throw wrong('until', 'Das Ende liegt vor dem Beginn.');
  if (moreThanAYear !== undefined && daysFrom(from, until) > longestDays) throw wrong('until', moreThanAYear);
  return { from, until };
}

/** The driver whose rows alone are asked for, by id or IRI; null for those of all. */
export function driverIn({ driver }: Given<'driver'>, wrong: Refuse<'driver'>): number | null {
  if (driver === undefined || driver === null || driver === '') return null;
  const text = typeof driver === 'number' ? String(driver) : typeof driver === 'string' ? driver : '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : idOf('drivers', text);
  if (id === undefined) throw wrong('driver', 'Diesen Fahrer gibt es nicht.');
  return id;
}

/** Which page of a report is asked for, as a part of its rows. */
export function pageIn({ page }: Given<'page'>): { readonly offset: number; readonly limit: number } {
  const wanted = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
  return { offset: (wanted - 1) * perPage, limit: perPage };
}

/** As which table a report is given out. */
export function tableFormatIn({ format }: Given<'format'>): TableFormat {
  return format === 'csv' ? 'csv' : 'xlsx';
}
