import type { Field } from '../../../domain/define/field.ts';
import { fieldText, type Refer } from '../../../domain/define/fieldText.ts';

/** A field inside a fold: how it is called, what it is and what stands in it. */
export type FoldedField = { readonly label: string; readonly field: Field; readonly value: unknown };

/** What is in a fold, in one line; nothing when all of it is empty. */
export function foldText(fields: readonly FoldedField[], refer: Refer): string {
  return fields.flatMap((it) => partText(it, refer) || []).join(' · ');
}

function partText({ label, field, value }: FoldedField, refer: Refer): string {
  if (field.kind === 'flag' || field.kind === 'flag01') return value === true || value === '1' ? label : '';
  if (field.kind === 'list') return Array.isArray(value) && value.length > 0 ? `${label}: ${String(value.length)}` : '';
  if (field.kind === 'json') return hasParts(value) ? label : '';
  const text = fieldText(field, value, refer).replace(/\s+/g, ' ').trim();
  return text === '' ? '' : `${label}: ${text}`;
}

function hasParts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
