import { isStored } from '../../src/domain/define/derivedField.ts';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import type { Resource } from '../../src/domain/define/resource.ts';

/** Gives the IRI of some record of a resource, for a reference that must point somewhere. */
export type Referred = (path: string) => Promise<string>;
export type Making = { readonly number: number; readonly referred: Referred };
type Values = Record<string, unknown>;

/**
 * The least that a record of the resource can be made with, worked out of its definition; other numbers give other
 * records.
 */
export function minimalValues(resource: Pick<Resource, 'fields'>, making: Making): Promise<Values> {
  return valuesOf(resource.fields, making, (field) => field.required !== undefined && field.required !== false);
}

/** A value for every field that may be changed later by somebody who may do everything. */
export function changedValues(resource: Resource, making: Making): Promise<Values> {
  const changeable = Object.entries(resource.fields).filter(([, field]) => field.createOnly !== true);
  const isWanted = (field: Field) => field.createOnly !== true && field.kind !== 'secret';
  return valuesOf(Object.fromEntries(changeable), making, isWanted);
}

async function valuesOf(fields: Fields, making: Making, wanted: (field: Field) => boolean): Promise<Values> {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isStored(field) || field.readOnly === true) continue;
    const parts = field.kind === 'embedded' && field.fields ? await valuesOf(field.fields, making, wanted) : undefined;
    if (parts && Object.keys(parts).length > 0) values[name] = parts;
    else if (!parts && wanted(field)) values[name] = await valueOf(field, making);
  }
  return values;
}

async function valueOf(field: Field, making: Making): Promise<unknown> {
  const { number } = making;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'secret':
      return textOf(field, number);
    case 'flag':
      return field.default !== true;
    case 'flag01':
      return field.default === '1' ? '0' : '1';
    case 'choice':
      return keyOf(field, number);
    case 'choices':
      return [keyOf(field, number)];
    case 'integer':
    case 'minutes':
      return Math.min(field.max ?? Infinity, (field.min ?? 0) + number);
    case 'km':
      return (field.min ?? 0) + number + 0.25;
    case 'coordinate':
      return 50 + number / 100;
    case 'money':
      return `${String(number)}.50`;
    case 'date':
      return dayOf(number);
    case 'time':
      return `${String(number % 24).padStart(2, '0')}:30`;
    case 'instant':
      return `${dayOf(number)}T10:15:00.000Z`;
    case 'file':
      return making.referred(filesPath);
    case 'reference':
      return making.referred(field.to ?? '');
    case 'references':
      return [await making.referred(field.to ?? '')];
    case 'embedded':
      return valuesOf(field.fields ?? {}, making, () => true);
    case 'list':
      return [await valuesOf(field.fields ?? {}, making, () => true)];
    case 'json':
      return { number };
  }
}

function textOf(field: Field, number: number): string {
  switch (field.pattern) {
    case 'email':
      return `nr${String(number)}@firma.example`;
    case 'postcode':
      return String(10_000 + number);
    case 'vin':
      return `WVWZZZ1K${String(number).padStart(9, '0')}`;
    case 'url':
      return `https://firma.example/${String(number)}`;
    case 'phone':
      return `0221 ${String(1_000 + number)}`;
    case 'iban':
      return 'DE02120300000000202051';
    default:
      return `Wert ${String(number)}`.slice(0, field.max);
  }
}

function keyOf(field: Field, number: number): string {
  const offered = (field.items ?? []).filter((it) => it.disabled !== true);
  return offered[number % offered.length]?.key ?? '';
}

function dayOf(number: number): string {
  return new Date(Date.UTC(2027, 0, number)).toISOString().slice(0, 10);
}
