import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { addDays, daysFrom, weekdayOf, type CalendarDay } from '../time/calendarDay.ts';
import { clockTime, minutesOf, type ClockTime } from '../time/clock.ts';
import { formatDate, formatDay, formatDayShort, weekdayName } from '../time/formatDay.ts';
import { companyZone, instantAt, todayIn } from '../time/zone.ts';

/** A part of a day in which somebody is expected. */
export type TimeWindow = { readonly day: CalendarDay; readonly from: ClockTime; readonly to: ClockTime };
/** The days between which an appointment may be. */
export type DayRange = { readonly from: CalendarDay; readonly until: CalendarDay };

/** So many are offered. */
export const windowsOffered = 3;
const opensAt = 8 * 60;
const closesAt = 18 * 60;
const shortest = 2 * 60;
/** The hours a day is tried at, so that neighbouring days offer other ones. */
const starts = [8, 10, 14, 16, 12].map((it) => it * 60);
/** Nobody is asked about more days than that. */
const maxDays = 60;
const changeableUntil = '12:00';

type Wanted = {
  readonly range: DayRange;
  readonly now: Date;
  /** Sperrtage. */
  readonly lockDays: ReadonlySet<CalendarDay>;
  /** Whether the driver of the contract, where it has one, has time for it. */
  readonly fits: (window: TimeWindow) => boolean;
};

/**
 * Free windows of two hours, Monday to Friday from 8 to 18 o'clock, at most three: on different days as far as there
 * are, earliest first.
 */
export function freeWindows({ range, now, lockDays, fits }: Wanted): readonly TimeWindow[] {
  const days = daysIn(rangeAhead(range, now)).filter((day) => isOffered(day, now) && !lockDays.has(day));
  const found: TimeWindow[] = [];
  for (let round = 0; round < starts.length && found.length < windowsOffered; round += 1)
    for (const [at, day] of days.entries()) {
      const window = windowAt(day, starts[(round + at) % starts.length] ?? opensAt);
      if (found.length < windowsOffered && fits(window)) found.push(window);
    }
  return found.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** The part of a range in which somebody can be asked: from today on, and not so far ahead that it says nothing. */
export function rangeAhead({ from, until }: DayRange, now: Date): DayRange {
  const today = todayIn(companyZone, now);
  const first = from > today ? from : today;
  const last = addDays(first, maxDays - 1);
  return { from: first, until: until < last ? until : last };
}

/** Whether a window that was offered can still be had. */
export function isStillFree(window: TimeWindow, { lockDays, fits, now }: Omit<Wanted, 'range'>): boolean {
  return now < changeUntil([window]) && !lockDays.has(window.day) && fits(window);
}

/** Until when an answer can be given and changed: noon of the day before the earliest of the windows. */
export function changeUntil(windows: readonly TimeWindow[]): Date {
  const first = windows.map((it) => it.day).toSorted()[0] ?? '';
  return instantAt(addDays(first, -1), changeableUntil, { zone: companyZone });
}

/** What somebody wishes instead of the windows offered to him; refused at the part that is wrong. */
export function checkWish({ day, from, to }: TimeWindow, now: Date): Verdict<keyof TimeWindow> {
  if (!isWeekday(day)) return refused('Bitte einen Tag von Montag bis Freitag wählen.', 'day');
  if (!isOffered(day, now)) return refused('Dieser Tag ist zu nah. Bitte wählen Sie einen späteren.', 'day');
  if (daysFrom(todayIn(companyZone, now), day) > maxDays * 3)
    return refused('Dieser Tag liegt zu weit in der Zukunft.', 'day');
  if (minutesOf(from) < opensAt || minutesOf(from) >= closesAt)
    return refused('Bitte eine Zeit von 8 bis 18 Uhr wählen.', 'from');
  if (minutesOf(to) > closesAt) return refused('Bitte eine Zeit von 8 bis 18 Uhr wählen.', 'to');
  return minutesOf(to) - minutesOf(from) < shortest ? refused('Bitte mindestens zwei Stunden angeben.', 'to') : allowed;
}

/** Whether two windows are the same. */
export function isSameWindow(one: Partial<TimeWindow> | null, other: TimeWindow): boolean {
  return one?.day === other.day && one.from === other.from && one.to === other.to;
}

/** "Dienstag, 01.12.2026, 10:00 bis 12:00 Uhr" */
export function windowText({ day, from, to }: TimeWindow): string {
  return `${weekdayName(day)}, ${formatDate(day)}, ${from} bis ${to} Uhr`;
}

/** "Mittwoch, 25. November" */
export function windowDay({ day }: TimeWindow): string {
  return formatDay(day).replace(/ \d{4}$/, '');
}

/** "08:00–10:00" */
export function windowHours({ from, to }: TimeWindow): string {
  return `${from}–${to}`;
}

/** "Do 26.11., 10:00–12:00" */
export function windowShort(window: TimeWindow): string {
  return `${formatDayShort(window.day)}, ${windowHours(window)}`;
}

function daysIn({ from, until }: DayRange): readonly CalendarDay[] {
  return Array.from({ length: Math.max(0, daysFrom(from, until) + 1) }, (_, at) => addDays(from, at));
}

function isWeekday(day: CalendarDay): boolean {
  return weekdayOf(day) <= 5;
}

/** A day at which an answer would come in time. */
function isOffered(day: CalendarDay, now: Date): boolean {
  return isWeekday(day) && now < instantAt(addDays(day, -1), changeableUntil, { zone: companyZone });
}

function windowAt(day: CalendarDay, start: number): TimeWindow {
  return { day, from: clockTime(start) ?? '', to: clockTime(start + shortest) ?? '' };
}

function keyOf({ day, from }: TimeWindow): string {
  return `${day} ${from}`;
}
