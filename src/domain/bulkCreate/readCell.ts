import { parseDateInput } from '../time/parseDateInput.ts';
import { isMailAddress } from '../define/mailAddress.ts';
import { parseTimeInput } from '../time/parseTimeInput.ts';
import { formatDate } from '../time/formatDay.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { checkVin, normalizeVin } from '../vehicle/vin.ts';
import type { BulkColumn } from './columns.ts';

/** What a cell means: the value of the order, how it reads once it is understood, and the end of a span typed into its beginning. */
export type CellReading = { readonly value: string; readonly shown: string; readonly to?: string } | { readonly error: string };

/** Understands what was typed or pasted into a cell; an empty cell is read as nothing by whoever asks. */
export function readCell({ kind, max, label }: Pick<BulkColumn, 'kind' | 'max' | 'label'>, text: string, today: CalendarDay): CellReading {
  const typed = text.trim();
  if (typed.length > max && kind !== 'vin') return { error: `${label}: höchstens ${String(max)} Zeichen` };
  if (kind === 'date') return dateCell(typed, today);
  if (kind === 'time') return timeCell(typed);
  if (kind === 'vin') return vinCell(typed);
  if (kind === 'postcode') return postcodeCell(typed);
  if (kind === 'email' && !isMailAddress(typed)) return { error: 'Keine gültige E-Mail-Adresse' };
  return { value: typed, shown: typed };
}

function dateCell(typed: string, today: CalendarDay): CellReading {
  const parsed = parseDateInput(typed, today);
  return 'error' in parsed ? parsed : { value: parsed.date, shown: formatDate(parsed.date) };
}

/** Spreadsheets write seconds, too. */
function timeCell(typed: string): CellReading {
  const parsed = parseTimeInput(typed.replace(/\s*Uhr$/i, '').replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'));
  if ('error' in parsed) return parsed;
  return { value: parsed.from, shown: parsed.from, ...(parsed.to !== null && { to: parsed.to }) };
}

function vinCell(typed: string): CellReading {
  const verdict = checkVin(typed);
  return verdict.verdict === 'refused' ? { error: verdict.reason } : { value: normalizeVin(typed), shown: normalizeVin(typed) };
}

/** Spreadsheets drop the zero that a postcode of the east begins with. */
function postcodeCell(typed: string): CellReading {
  const code = /^\d{4}$/.test(typed) ? `0${typed}` : typed;
  return /^\d{5}$/.test(code) ? { value: code, shown: code } : { error: 'PLZ hat fünf Ziffern' };
}
