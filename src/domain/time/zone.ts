import { TZDate, tzOffset } from '@date-fns/tz';
import type { CalendarDay } from './calendarDay.ts';
import type { ClockTime } from './clock.ts';

/** The zone all times of the company are meant in. */
export const companyZone = 'Europe/Berlin';
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The calendar day it is in a zone at a given moment. */
export function todayIn(zone: string, now: Date): CalendarDay {
  return wallClock(zone, now).slice(0, 10);
}

/** The wall-clock time it is in a zone at a given moment. */
export function timeIn(zone: string, now: Date): ClockTime {
  return wallClock(zone, now).slice(11, 16);
}

/** The wall-clock time with seconds, as the age of shown data is told. */
export function clockIn(zone: string, now: Date): string {
  return wallClock(zone, now).slice(11, 19);
}

/** What clock and calendar on the wall show, 2026-11-24T16:30:05.000Z; ten times as quick as a date with a zone. */
function wallClock(zone: string, now: Date): string {
  return new Date(now.getTime() + tzOffset(zone, now) * 60_000).toISOString();
}

/** The moment at which a wall clock in the zone shows a day and time; a time skipped in spring means the hour after. */
export function instantAt(day: CalendarDay, time: ClockTime, { zone }: { zone: string }): Date {
  const [year, month, date] = day.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  return new Date(new TZDate(year ?? 0, (month ?? 1) - 1, date ?? 1, hours ?? 0, minutes ?? 0, zone).getTime());
}

/** A stored moment as staff read it in their zone, 24.11.2026, 16:30. */
export function formatInstant(instant: string | null | undefined, zone: string): string {
  if (!instant) return '';
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? instant : clockOf(zone).format(moment);
}

/** Made once for each zone: making one costs more than writing a thousand moments. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('de-DE', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, made);
  return made;
}
