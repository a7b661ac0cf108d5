import type { SomeOf } from '../define/row.ts';
import { formatDate } from '../time/formatDay.ts';
import { calendarDay, type CalendarDay } from '../time/calendarDay.ts';
import { filledText } from '../question/filledText.ts';
import type { creditAgreement } from './creditAgreement.ts';

/** Days within which a driver may object to a credit note that he was sent. */
export const objectionDays = 14;

type Agreement = SomeOf<typeof creditAgreement, 'agreedOn' | 'endsOn'>;

/** The agreement by which a driver is billed by our credit notes on that day (§ 14 Abs. 2 UStG), if there is one. */
export function agreementOn<A extends Agreement>(agreements: readonly A[], day: CalendarDay): A | undefined {
  return agreements
    .filter(({ agreedOn, endsOn }) => Boolean(agreedOn) && (agreedOn ?? '') <= day && (!endsOn || day < endsOn))
    .toSorted((one, other) => ((one.agreedOn ?? '') < (other.agreedOn ?? '') ? -1 : 1))
    .at(-1);
}

/** What is said where somebody is about to make a credit note without it (document wordings). */
export function agreementMissing(driver: string): string {
  return `Für ${driver} liegt keine Vereinbarung über Gutschriften vor.`;
}
export const whyAgreement = 'Ohne sie ist die Gutschrift keine Rechnung (§ 14 Abs. 2 UStG).';

const agreed = [
  '{companyName} und {driver} vereinbaren, dass über die Fahrten des Fahrers durch Gutschriften von {companyName} abgerechnet wird.',
  'Der Fahrer prüft jede Gutschrift und kann ihr innerhalb von {days} Tagen widersprechen.',
  'Er teilt Änderungen seiner steuerlichen Verhältnisse unverzüglich mit.',
  'Die Vereinbarung kann mit einer Frist von einem Monat zum Monatsende beendet werden.',
].join(' ');

/** What both sign. */
export function agreementText(of: { readonly companyName: string; readonly driver: string }): string {
  return filledText(agreed, { ...of, days: String(objectionDays) });
}

/** „vom 01.01.2026, abgelegt von Anna Adler“; an agreement of before has nobody who filed it. */
export function agreementLine(agreedOn: CalendarDay | null | undefined, filedBy: string | null): string {
  return `vom ${formatDate(agreedOn ?? null)}${filedBy === null ? '' : `, abgelegt von ${filedBy}`}`;
}

/** The first day without it when it is ended today: one month's notice to the end of a month. */
export function noticeEnd(today: CalendarDay): CalendarDay {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return calendarDay(year + Math.floor((month + 1) / 12), ((month + 1) % 12) + 1, 1) ?? today;
}
