import { companyZone, formatInstant } from '../time/zone.ts';
import { derived } from './derivedField.ts';
import { meta, text } from './field.ts';

/** When the record was changed last, already written out for outside clients. */
export const updatedAtFormatted = derived(text('Geändert am'), { updatedAt: meta.updatedAt }, (row) =>
  formatInstant(row.updatedAt, companyZone),
);

/** When the record came to be, already written out for outside clients. */
export const createdAtFormatted = derived(text('Angelegt am'), { createdAt: meta.createdAt }, (row) =>
  formatInstant(row.createdAt, companyZone),
);
