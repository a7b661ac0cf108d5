import { isKept } from '../../src/domain/define/derivedField.ts';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import { hasPictures } from '../../src/domain/define/picturesInText.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { resourceByPath } from '../../src/domain/resources.ts';

/** The schema of one record inside of another: its address, class and pick fields. */
export const pickName = (type: string) => `${type}Pick`;
export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const address = (path: string) => ({ type: 'string', format: 'iri-reference', description: `/api/${path}/{id}` });

/**
 * A field's value as it is sent. References carry the pick fields of what they lead to; those inside of lists and at
 * the end of the way are addresses.
 */
export function sentSchema(field: Field, { isEmbedding = true }: { isEmbedding?: boolean } = {}): object {
  return { ...saidOf(field), ...sentShape(field, isEmbedding) };
}

function sentShape(field: Field, isEmbedding: boolean): object {
  const target = resourceByPath(field.to ?? '');
  const record =
    target && isEmbedding && !field.addressOnly
      ? { anyOf: [refTo(pickName(target.type)), address(target.path)] }
      : address(field.to ?? '');
  switch (field.kind) {
    case 'reference':
      return orNull(record);
    case 'file':
      return orNull(refTo('Image'));
    case 'references':
      return { type: 'array', items: record };
    case 'embedded':
      return field.isGathered ? orNull(partsObject(field)) : partsObject(field);
    case 'list':
      return {
        type: 'array',
        items: {
          type: 'object',
          properties: { ...(field.entries && placeSent(field.entries)), ...partsSent(field) },
          additionalProperties: false,
        },
      };
    case 'flag':
      return { type: field.default === null ? ['boolean', 'null'] : 'boolean' };
    case 'flag01':
      return { type: 'string', enum: ['0', '1'] };
    case 'choices':
      return { type: 'array', items: { type: 'string' }, description: keysOf(field) };
    case 'choice':
      return { type: ['string', 'null'], enum: [...(field.items ?? []).map((it) => it.key), null] };
    case 'integer':
    case 'minutes':
      return { type: ['integer', 'null'] };
    case 'km':
    case 'coordinate':
      return { type: ['number', 'null'] };
    case 'json':
      return { type: ['object', 'null'] };
    case 'money':
      return { type: ['string', 'null'], pattern: decimal };
    case 'date':
      return { type: ['string', 'null'], format: 'date' };
    case 'instant':
      return { type: ['string', 'null'], format: 'date-time' };
    default:
      return { type: ['string', 'null'] };
  }
}

function partsObject(field: Field): object {
  return { type: 'object', properties: partsSent(field), additionalProperties: false };
}

/** What an entry that is a record of its own carries besides its parts. */
function placeSent({ path, type }: NonNullable<Field['entries']>): Record<string, object> {
  return {
    '@id': address(path),
    '@type': { type: 'string', const: type },
    id: { type: 'integer' },
    version: { type: 'integer' },
  };
}

function partsSent({ fields = {} }: Field): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, sentSchema(part, { isEmbedding: part.isNamed === true })]),
  );
}

/** A field's value as it is taken; null empties what need not be given. */
export function takenSchema(field: Field, isAsked = false): object {
  const shape = takenShape(field);
  return { ...saidOf(field), ...(isAsked ? shape : orNull(shape)) };
}

function takenShape(field: Field): object {
  const record = {
    anyOf: [
      address(field.to ?? ''),
      { type: 'integer' },
      { type: 'object', required: ['@id'], properties: { '@id': address(field.to ?? '') } },
    ],
  };
  switch (field.kind) {
    case 'reference':
      return record;
    case 'file':
      return {
        anyOf: [address(filesPath), { type: 'object', required: ['@id'], properties: { '@id': address(filesPath) } }],
      };
    case 'references':
      return { type: 'array', items: record };
    case 'embedded':
      return takenObject(field.fields ?? {}, 'update');
    case 'list':
      return { type: 'array', items: field.entries ? takenEntry(field) : takenObject(field.fields ?? {}, 'create') };
    case 'flag':
      return { type: 'boolean' };
    case 'flag01':
      return { type: 'string', enum: ['0', '1'] };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: (field.items ?? []).map((it) => it.key) } };
    case 'choice':
      return { type: 'string', enum: (field.items ?? []).map((it) => it.key) };
    case 'integer':
    case 'minutes':
      return { type: 'integer', ...bounds(field) };
    case 'km':
    case 'coordinate':
      return { type: 'number', ...bounds(field) };
    case 'json':
      return { type: 'object' };
    case 'money':
      return { type: 'string', pattern: decimal };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'instant':
      return { type: 'string', format: 'date-time' };
    case 'time':
      return { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
    default:
      return { type: 'string', ...(field.max !== undefined && { maxLength: field.max }) };
  }
}

/** An entry as it is taken: with its number and the version its writer has seen, unless it is new. */
function takenEntry({ fields = {} }: Field): object {
  const { properties, ...shape } = takenObject(fields, 'create');
  return {
    ...shape,
    properties: { id: { type: ['integer', 'null'] }, version: { type: ['integer', 'null'] }, ...properties },
  };
}

/**
 * What may be sent for these fields: whole for a new record, in places for one that is there, where nothing is required
 * and what was settled at its making is no longer asked.
 */
export function takenObject(
  fields: Fields,
  purpose: 'create' | 'update',
): {
  readonly type: string;
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
} {
  const taken = Object.entries(fields).filter(([, it]) => !it.readOnly && !(purpose === 'update' && it.createOnly));
  const required =
    purpose === 'create'
      ? taken.filter(([, it]) => (it.required === true || it.required === 'create') && isKept(it)).map(([name]) => name)
      : [];
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(taken.map(([name, field]) => [name, takenSchema(field, required.includes(name))])),
  };
}

const decimal = '^-?\\d+(\\.\\d{1,2})?$';

const picturedText =
  'HTML; Bilder als <img src="/api/images/{id}" alt="…">, gelesen mit signierten Adressen, die höchstens eine Stunde gelten';

function saidOf(field: Field): object {
  return {
    title: field.label,
    ...(field.help && { description: field.help }),
    ...(hasPictures(field) && { description: picturedText }),
    ...(field.readOnly && { readOnly: true }),
    ...(field.kind === 'secret' && { writeOnly: true }),
  };
}

function keysOf({ items = [] }: Field): string {
  return items.map((it) => it.key).join(', ');
}

function bounds(field: Field): object {
  return {
    ...(field.min !== undefined && { minimum: field.min }),
    ...(field.max !== undefined && { maximum: field.max }),
  };
}
