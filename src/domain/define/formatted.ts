import { companyZone, formatInstant } from '../time/zone.ts';
import { derived } from './derivedField.ts';
import { meta, text } from './field.ts';

/** When the record came to be, already written out for outside clients. */
export const createdAtFormatted = derived(text('Angelegt am'), { createdAt: meta.createdAt }, (row) =>
  formatInstant(row.createdAt, companyZone),
);

/** Joins what is there of several parts; nothing at all is null, as everywhere in the API. */
export function joined(parts: readonly unknown[], separator = ' '): string | null {
  return parts.filter((it) => typeof it === 'string' && it !== '').join(separator) || null;
}
