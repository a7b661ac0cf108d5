import { formatAmount, type Amount } from '../money/amount.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { foldedToWindows1252 } from './windows1252.ts';

/** One field of a DATEV file as it is written: texts in quotes, numbers and days without. */
export type ExtfField = string;

/** A text in quotes, cut to what the column takes; control signs and line breaks are blanks. */
export function extfText(text: string | null | undefined, longest = Infinity): ExtfField {
  return quoted(plainOf(text).slice(0, longest));
}

/** A sentence in quotes: what is too long for the column ends with a whole word, as far as there is one. */
export function extfSentence(text: string, longest: number): ExtfField {
  const plain = plainOf(text);
  const end = plain.length > longest ? plain.lastIndexOf(' ', longest) : longest;
  return quoted(end > 0 ? plain.slice(0, end).replace(/[\s,·–]+$/u, '') : plain.slice(0, longest));
}

function plainOf(text: string | null | undefined): string {
  return foldedToWindows1252(text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

const quoted = (text: string): ExtfField => `"${text.trimEnd().replaceAll('"', '""')}"`;

/** An amount with decimal comma and no dot for thousands, never below zero: 1071,59. */
export function extfAmount(amount: Amount): ExtfField {
  return formatAmount(amount).replace(/[.−]/g, '');
}

/** A day as the format wants it in most places, 20261124. */
export function extfDay(day: CalendarDay): ExtfField {
  return day.replaceAll('-', '');
}

/** A day the German way without dots: 2411, with year 24112026, with a short one 241126. */
export function extfGermanDay(day: CalendarDay, year: '' | 'yy' | 'yyyy' = ''): ExtfField {
  const [years = '', month = '', date = ''] = day.split('-');
  return `${date}${month}${year === '' ? '' : years.slice(-year.length)}`;
}

/** Lines of a DATEV file: fields apart by semicolons, each line closed with CR and LF. */
export function extfFile(lines: readonly (readonly ExtfField[])[]): string {
  return lines.map((fields) => `${fields.join(';')}\r\n`).join('');
}
