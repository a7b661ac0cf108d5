import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { CalendarDay } from '../time/calendarDay.ts';

/** What numbers of our own series look like, whoever types them. */
const ownSeries = /^(?:G|LF)?\d{4}-\d{6}$/i;

/** The number of an LF Rechnung in its series of the year, LF2026-000123. */
export function billingNumber(day: CalendarDay, count: number): string {
  return `LF${day.slice(0, 4)}-${String(count).padStart(6, '0')}`;
}

/** The counter that gives those numbers. */
export function billingSeries(day: CalendarDay): string {
  return `billings:LF ${day.slice(0, 4)}`;
}

/** A number that somebody types may not look like one that Leitstand gives. */
export function checkOwnNumber(number: string | null): Verdict<'auftragsnummer'> {
  return number !== null && ownSeries.test(number)
    ? refused('Nummern dieser Form vergibt Leitstand selbst. Bitte lassen Sie das Feld leer.', 'auftragsnummer')
    : allowed;
}
