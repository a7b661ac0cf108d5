import { isCalendarDay } from '../../time/calendarDay.ts';
import { cellText, type SheetCell, type SheetMoment } from './sheet.ts';

/** What a cell means, or the German sentence that says why it means nothing. */
export type Read<T> = { readonly value: T } | { readonly fault: string };
export type Times = { readonly from: string | null; readonly to: string | null };

const firstDay = '1900-01-01';
const msPerDay = 86_400_000;
/** Excel counts its days from here. */
const excelStart = Date.UTC(1899, 11, 30);

/** A day: Excel's own, its number, or TT.MM.JJJJ. */
export function readDay(cell: SheetCell): Read<string | null> {
  const said = cellText(cell);
  if (said === '') return { value: null };
  const day = dayIn(cell) ?? '';
  return isCalendarDay(day) && day >= firstDay
    ? { value: day }
    : { fault: `„${said}“ ist kein gültiges Datum (erwartet TT.MM.JJJJ).` };
}

function isMoment(cell: SheetCell): cell is SheetMoment {
  return typeof cell === 'object' && cell !== null && 'day' in cell;
}

function dayIn(cell: SheetCell): string | null {
  if (isMoment(cell)) return cell.day;
  const said = cellText(cell);
  if (/^\d{5}(\.\d+)?$/.test(said))
    return new Date(excelStart + Math.floor(Number(said)) * msPerDay).toISOString().slice(0, 10);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(said) ?? [];
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A time: Excel's own, a part of a day, 08:30, 8, 930; nothing for what is none. */
function timeIn(cell: SheetCell): string | undefined {
  if (isMoment(cell)) return cell.time ?? undefined;
  if (typeof cell === 'number' && cell > 0 && cell < 1) return clock(Math.round(cell * 24 * 60));
  const said = cellText(cell).replace(/\s*uhr$/iu, '');
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:.](\d{2})(?::00)?)?$/.exec(said) ?? /^(\d{1,2})(\d{2})$/.exec(said) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return clock(Number(hours) * 60 + Number(minutes));
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** From and until; both may stand in the first cell as 9-11. */
export function readTimes(from: SheetCell, to: SheetCell): Read<Times> {
  const [begins, ends] = cellText(to) === '' ? splitSpan(from) : [from, to];
  const read: Times = { from: timeIn(begins) ?? null, to: timeIn(ends) ?? null };
  for (const [cell, time] of [[begins, read.from] as const, [ends, read.to] as const]) {
    const said = cellText(cell);
    if (said !== '' && time === null) return { fault: `„${said}“ ist keine gültige Uhrzeit (HH:MM).` };
  }
  if (read.from && read.to && read.to < read.from)
    return { fault: `Die Uhrzeit bis ${read.to} liegt vor der Uhrzeit von ${read.from}.` };
  return { value: read };
}

function splitSpan(cell: SheetCell): readonly [SheetCell, SheetCell] {
  const parts = typeof cell === 'string' ? cell.split(/\s*[-–—]\s*|\s+bis\s+/u) : [];
  const [from = null, to = null] = parts;
  return parts.length === 2 ? [from, to] : [cell, null];
}

const yes = new Set(['ja', 'j', 'x', '1', 'true', 'wahr']);
const no = new Set(['', 'nein', 'n', '0', 'false', 'falsch']);

export function readYesNo(cell: SheetCell): Read<boolean> {
  const said = cellText(cell);
  const key = said.toLowerCase();
  if (yes.has(key)) return { value: true };
  return no.has(key) ? { value: false } : { fault: `„${said}“ ist weder Ja noch Nein.` };
}

/** Five digits; a number has lost the zero in front of them. */
export function readPostcode(cell: SheetCell): Read<string | null> {
  const said = cellText(cell).replace(/^D[- ]/iu, '');
  if (said === '') return { value: null };
  return /^\d{4,5}$/.test(said)
    ? { value: said.padStart(5, '0') }
    : { fault: `„${said}“ ist keine gültige PLZ (erwartet fünf Ziffern).` };
}

export function readCount(cell: SheetCell, what: string): Read<number | null> {
  const said = cellText(cell);
  if (said === '') return { value: null };
  const count = Number(said);
  return Number.isInteger(count) && count >= 0 && count <= 5
    ? { value: count }
    : { fault: `${what} „${said}“ liegt nicht zwischen 0 und 5.` };
}

export function readText(cell: SheetCell, { heading, max }: { heading: string; max: number }): Read<string | null> {
  const said = cellText(cell);
  if (said.length > max)
    return { fault: `„${heading}“ hat ${String(said.length)} statt höchstens ${String(max)} Zeichen.` };
  return { value: said === '' ? null : said };
}

export function readMailAddress(cell: SheetCell): Read<string | null> {
  const said = cellText(cell);
  if (said === '') return { value: null };
  return /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,.]+$/u.test(said) && said.length <= 200
    ? { value: said }
    : { fault: `„${said}“ ist keine gültige E-Mail-Adresse.` };
}

/** 17 signs, none of I, O and Q. */
export function readVin(cell: SheetCell): Read<string | null> {
  const said = cellText(cell).replaceAll(/[\s-]/gu, '').toUpperCase();
  if (said === '') return { value: null };
  if (said.length !== 17) return { fault: `Die FIN „${said}“ hat ${String(said.length)} statt 17 Zeichen.` };
  if (/[IOQ]/u.test(said)) return { fault: 'Die FIN enthält unzulässige Zeichen (I, O, Q).' };
  return /^[A-Z0-9]+$/u.test(said) ? { value: said } : { fault: `Die FIN „${said}“ enthält unzulässige Zeichen.` };
}

/** One of some words, whatever their case; `what` is how the refusal begins. */
export function readWord<T>(
  cell: SheetCell,
  { words, what }: { words: Readonly<Record<string, T>>; what: string },
): Read<T | null> {
  const said = cellText(cell);
  if (said === '') return { value: null };
  const found = Object.entries(words).find(([word]) => wordKey(word) === wordKey(said));
  return found ? { value: found[1] } : { fault: `${what} „${said}“ (erlaubt: ${Object.keys(words).join(', ')}).` };
}

function wordKey(word: string): string {
  return word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}
