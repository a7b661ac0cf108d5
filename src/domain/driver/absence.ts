import { allowed, refused, type Verdict } from '../define/verdict.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';

/** The first and the last day on which a driver is away. */
export type Absence = { readonly from: CalendarDay; readonly until: CalendarDay };

/** An absence ends where it begins or later. */
export function checkSpan({ from, until }: { from: string | null; until: string | null }): Verdict<'until'> {
  return from !== null && until !== null && until < from ? refused('Das Ende liegt vor dem Beginn.', 'until') : allowed;
}

/** Whether the driver is away on this day. */
export function isAwayOn(day: CalendarDay, { from, until }: Absence): boolean {
  return from <= day && day <= until;
}

/** "Jette Hagestolz ist vom 23.11.2026 bis 27.11.2026 abwesend." */
export function absenceText(driver: string, { from, until }: Absence): string {
  return `${driver} ist vom ${formatDate(from)} bis ${formatDate(until)} abwesend.`;
}
