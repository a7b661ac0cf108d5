import { companyZone, formatInstant } from '../time/zone.ts';
import { derived } from './derivedField.ts';
import { meta, text } from './field.ts';

/** When the record came to be, already written out for outside clients. */
export const createdAtFormatted = derived(text('Angelegt am'), { createdAt: meta.createdAt }, (row) =>
  formatInstant(row.createdAt, companyZone),
);
