import { addDays, type CalendarDay, calendarDay, daysFrom, weekdayOf } from './calendarDay.ts';
import { formatDayDistance, formatDayFull } from './formatDay.ts';

/** What a date field understood, in words to show before the user leaves it. */
export interface ParsedDate {
  readonly date: CalendarDay;
  readonly explanation: string;
  readonly distance: string;
}

/** Why a date field could not understand what was typed. */
export interface DateError {
  readonly error: string;
}

const relativeDays: Readonly<Record<string, number>> = {
  vorgestern: -2,
  gestern: -1,
  heute: 0,
  morgen: 1,
  übermorgen: 2,
  uebermorgen: 2,
};
const weekdays = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const farthest = 36_500;

/** Reads what dispatchers type into a date field: 24, 24.12, 24.12.26, 2412, +3, Mo, morgen, or an ISO date. */
export function parseDateInput(text: string, today: CalendarDay): ParsedDate | DateError {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { error: 'Bitte ein Datum angeben' };
  const found = relative(typed, today) ?? iso(typed) ?? weekday(typed, today) ?? written(typed, today);
  if (found === undefined) return { error: `„${text.trim()}“ ist kein Datum. Beispiele: 24.12., +3, Mo, morgen` };
  if (found === 'missing') return { error: `Den ${text.trim()} gibt es nicht` };
  return { date: found, explanation: formatDayFull(found), distance: formatDayDistance(found, today) };
}

type Found = CalendarDay | 'missing' | undefined;

function relative(typed: string, today: CalendarDay): Found {
  if (Object.hasOwn(relativeDays, typed)) return addDays(today, relativeDays[typed] ?? 0);
  const sign = /^([+\-−])\s*(\d{1,5})$/.exec(typed);
  if (sign === null) return undefined;
  const days = Number(sign[2]);
  if (days > farthest) return undefined;
  return addDays(today, sign[1] === '+' ? days : -days);
}

/** The day written in an ISO date or date-time counts as it stands there, whatever zone follows. */
function iso(typed: string): Found {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:t\d{2}:\d{2}.*)?$/.exec(typed);
  if (match === null) return undefined;
  return calendarDay(Number(match[1]), Number(match[2]), Number(match[3])) ?? 'missing';
}

/** A weekday means the next one after today, because today has a word of its own. */
function weekday(typed: string, today: CalendarDay): Found {
  const name = typed.replace(/\.$/, '');
  if (name.length < 2) return undefined;
  const index = weekdays.findIndex((it) => it.startsWith(name));
  if (index < 0) return undefined;
  return addDays(today, ((index + 1 - weekdayOf(today) + 6) % 7) + 1);
}

function written(typed: string, today: CalendarDay): Found {
  const match =
    /^(\d{1,2})(?:[./](?:(\d{1,2})(?:[./](\d{2}|\d{4})?)?)?)?$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(typed);
  if (match === null) return undefined;
  const day = Number(match[1]);
  if (match[2] === undefined) return nextWithDay(day, today);
  const month = Number(match[2]);
  if (match[3] !== undefined) return calendarDay(fullYear(match[3]), month, day) ?? 'missing';
  return nearestYear({ day, month, today });
}

function fullYear(year: string): number {
  return year.length === 4 ? Number(year) : 2000 + Number(year);
}

/** A bare day of the month is the next one from today on, skipping months that are too short. */
function nextWithDay(day: number, today: CalendarDay): Found {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  for (let ahead = 0; ahead < 12; ahead++) {
    const months = month - 1 + ahead;
    const candidate = calendarDay(year + Math.floor(months / 12), (months % 12) + 1, day);
    if (candidate !== undefined && candidate >= today) return candidate;
  }
  return 'missing';
}

/** A day without a year is the one nearest to today, so that in November 15.01. lies ahead and 10.11. just behind. */
function nearestYear(input: { day: number; month: number; today: CalendarDay }): Found {
  const thisYear = Number(input.today.slice(0, 4));
  const candidates = [thisYear, thisYear + 1, thisYear - 1].flatMap(
    (year) => calendarDay(year, input.month, input.day) ?? [],
  );
  const distance = (day: CalendarDay) => Math.abs(daysFrom(input.today, day));
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? leapDay(input, thisYear);
}

function leapDay({ day, month }: { day: number; month: number }, thisYear: number): Found {
  if (day !== 29 || month !== 2) return 'missing';
  for (let year = thisYear; year <= thisYear + 8; year++) {
    const candidate = calendarDay(year, 2, 29);
    if (candidate !== undefined) return candidate;
  }
  return 'missing';
}
