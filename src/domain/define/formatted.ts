import { derived, text } from './field.ts';

const zoned = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** A calendar day as people in Germany write it, '24.11.2026'. */
export function germanDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** A moment as it is read on a clock in Germany, '24.11.2026, 09:12'. */
export function germanMoment(instant: string): string {
  return zoned.format(new Date(instant));
}

/** When the record came to be, already written out for outside clients. */
export const createdAtFormatted = derived(text('Angelegt am'), ['createdAt'], (row) => (typeof row.createdAt === 'string' ? germanMoment(row.createdAt) : null));

/** Joins what is there of several parts; nothing at all is null, as everywhere in the API. */
export function joined(parts: readonly unknown[], separator = ' '): string | null {
  return parts.filter((it) => typeof it === 'string' && it !== '').join(separator) || null;
}
