import { formatDate, formatDayShort } from '../../../domain/time/formatDay.ts';

/** A span of times as rows show it, 08:00–10:00; a single one alone, and a dash for none. */
export function spanText(from: string | null | undefined, to: string | null | undefined): string {
  if (!from && !to) return '–';
  if (!from) return `bis ${to ?? ''}`;
  return to && to !== from ? `${from}–${to}` : from;
}

/** "Sa 16:30": when the way back begins. */
export function returnTime(datum: string | null | undefined, from: string | null | undefined): string {
  const weekday = datum ? formatDayShort(datum).slice(0, 2) : '';
  return [weekday, from].filter(Boolean).join(' ');
}

/** The day of a delivery when it is not the day of the pickup: its weekday within a week, else its date. */
export function otherDay(datum: string | null | undefined, bringdatum: string | null | undefined): string | undefined {
  if (!datum || !bringdatum || datum === bringdatum) return undefined;
  const apart = Math.abs(Date.parse(bringdatum) - Date.parse(datum)) / 86_400_000;
  return apart < 7 ? formatDayShort(bringdatum).slice(0, 2) : formatDate(bringdatum).slice(0, 6);
}
