import type { Field } from './field.ts';
import { fieldText, type Refer } from './fieldText.ts';

/**
 * The value of a field as a German spreadsheet takes it for what it is: figures with a comma, without unit and points;
 * days, times and words as they are read.
 */
export function plainText(field: Field, value: unknown, refer: Refer): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'km':
    case 'integer':
    case 'coordinate':
    case 'money':
      return figureText(value);
    case 'instant':
      return fieldText(field, value, refer).replace(', ', ' ');
    default:
      return fieldText(field, value, refer);
  }
}

/** A figure with a comma. */
export function figureText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).replace('.', ',') : '';
}
