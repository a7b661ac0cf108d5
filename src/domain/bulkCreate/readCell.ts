import { parseDateInput } from '../time/parseDateInput.ts';
import { isMailAddress } from '../define/mailAddress.ts';
import { parseTimeInput } from '../time/parseTimeInput.ts';
import { formatDate } from '../time/formatDay.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { checkVin, normalizeVin } from '../vehicle/vin.ts';
import type { BulkColumn } from './columns.ts';

/**
 * What a cell means: the value of the contract, how it reads once it is understood, and the end of a span typed into
 * its beginning.
 */
export type CellReading =
  | { readonly value: string; readonly shown: string; readonly to?: string }
  | { readonly error: string };

/** Understands what was typed or pasted into a cell; an empty cell is read as nothing by whoever asks. */
export function readCell(
  { kind, max, label }: Pick<BulkColumn, 'kind' | 'max' | 'label'>,
  text: string,
  today: CalendarDay,
): CellReading {
  const typed = text.trim();
  if (typed.length > max && kind !== 'vin') return { error: `${label}: höchstens ${String(max)} Zeichen` };
  if (kind === 'date') return dateCell(typed, today);
  if (kind === 'time') return timeCell(typed);
  if (kind === 'vin') return vinCell(typed);
  if (kind === 'postcode') return postcodeCell(typed);
  if (kind === 'amount') return amountCell(typed);
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
  return verdict.verdict === 'refused'
    ? { error: verdict.reason }
    : { value: normalizeVin(typed), shown: normalizeVin(typed) };
}

function postcodeCell(typed: string): CellReading {
  if (/^\d{5}$/.test(typed)) return { value: typed, shown: typed };
  const meant = meantPostcode(typed);
  return { error: meant === null ? 'PLZ hat fünf Ziffern' : `PLZ hat fünf Ziffern. ${meant}?` };
}

/**
 * Spreadsheets drop the zero that a postcode of the east begins with; but four digits may be an Austrian code or a
 * slip, so a person is asked.
 */
export function meantPostcode(typed: string): string | null {
  return /^\d{4}$/.test(typed.trim()) ? `0${typed.trim()}` : null;
}

/** 1.234,5 and 1234.50 are the same; two places at most. */
function amountCell(typed: string): CellReading {
  const bare = typed.replace(/\s*(€|EUR|km)$/i, '').replaceAll(/\s/g, '');
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return { error: 'Keine Zahl mit höchstens zwei Nachkommastellen' };
  return { value: plain, shown: plain.replace('.', ',') };
}
