import type { KeyOf } from '../choices/choices.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import { refused, allowed, type Verdict } from '../define/verdict.ts';
import { invoiceTypes } from './choices/invoiceTypes.ts';

export type InvoiceType = KeyOf<typeof invoiceTypes>;

/** The series a document is numbered in: one for each type and calendar year of its date (R25). */
export function seriesOf(type: InvoiceType, day: CalendarDay): string {
  return `${type} ${day.slice(0, 4)}`;
}

/** The number of a document as everybody reads it, 2026-000417 or G2026-000233. */
export function documentNumber(type: InvoiceType, day: CalendarDay, count: number): string {
  const format = invoiceTypes.items.find((it) => it.key === type)?.numberFormat ?? '';
  return format.replace('{YYYY}', day.slice(0, 4)).replace('{000000}', String(count).padStart(6, '0'));
}

/** What the last document of a series was called, and its day. */
export type LastNumber = { readonly number: string; readonly day: CalendarDay };

/** Whether a document of that day may have the next number: not before the last one, not in the future. */
export function checkDocumentDay(
  day: CalendarDay,
  { last, today }: { readonly last: LastNumber | undefined; readonly today: CalendarDay },
): Verdict<'invoiceDate'> {
  if (day > today) return refused('Das Belegdatum liegt in der Zukunft.', 'invoiceDate');
  return last && day < last.day
    ? refused(
        `Das Belegdatum liegt vor dem der letzten Nummer (${last.number} vom ${formatDate(last.day)}).`,
        'invoiceDate',
      )
    : allowed;
}
