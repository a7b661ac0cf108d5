import type { Field, Kind } from '../../src/domain/define/field.ts';
import { resourceByPath } from '../../src/domain/resources.ts';

/** What each kind of field is called in XML Schema (hydra) and in JSON Schema (OpenAPI). */
export const ranges: { readonly [K in Kind]: string } = {
  text: 'xmls:string', longText: 'xmls:string', richText: 'xmls:string', secret: 'xmls:string', file: 'xmls:string',
  flag: 'xmls:boolean', flag01: 'xmls:string', choice: 'xmls:string', choices: 'xmls:string', time: 'xmls:string',
  integer: 'xmls:integer', minutes: 'xmls:integer', money: 'xmls:decimal', km: 'xmls:decimal', coordinate: 'xmls:decimal',
  date: 'xmls:date', instant: 'xmls:dateTime', reference: '', references: '', embedded: 'xmls:string', list: 'xmls:string', json: 'xmls:string',
};

/** The hydra range of a field: a class for references, a literal type for the rest. */
export function rangeOf(field: Field): string {
  const target = resourceByPath(field.to ?? '');
  return target ? `#${target.type}` : ranges[field.kind];
}

/** The JSON Schema of a field's value on the wire. */
export function jsonSchemaOf(field: Field): object {
  const described = { title: field.label, ...(field.help && { description: field.help }), ...(field.readOnly && { readOnly: true }), ...((field.kind === 'secret' || field.option) && { writeOnly: true }) };
  return { ...described, ...shapeOf(field) };
}

function shapeOf(field: Field): object {
  const target = resourceByPath(field.to ?? '');
  switch (field.kind) {
    case 'flag': return { type: 'boolean' };
    case 'flag01': return { type: 'string', enum: ['0', '1'] };
    case 'choice': return { type: ['string', 'null'], enum: [...(field.items ?? []).map((it) => it.key), null] };
    case 'choices': return { type: 'array', items: { type: 'string', enum: (field.items ?? []).map((it) => it.key) } };
    case 'integer': case 'minutes': return { type: ['integer', 'null'], ...bounds(field) };
    case 'km': case 'coordinate': return { type: ['number', 'null'], ...bounds(field) };
    case 'money': return { type: ['string', 'null'], format: 'decimal', pattern: '^-?\\d+(\\.\\d{1,2})?$' };
    case 'date': return { type: ['string', 'null'], format: 'date' };
    case 'instant': return { type: ['string', 'null'], format: 'date-time' };
    case 'time': return { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
    case 'reference': return { type: ['string', 'null'], format: 'iri-reference', description: `/api/${target?.path ?? ''}/{id}` };
    case 'references': return { type: 'array', items: { type: 'string', format: 'iri-reference', description: `/api/${target?.path ?? ''}/{id}` } };
    case 'embedded': return { type: 'object', properties: partsOf(field) };
    case 'list': return { type: 'array', items: { type: 'object', properties: partsOf(field) } };
    case 'json': return { type: ['object', 'null'] };
    default: return { type: ['string', 'null'], ...(field.max !== undefined && { maxLength: field.max }) };
  }
}

function bounds(field: Field): object {
  return { ...(field.min !== undefined && { minimum: field.min }), ...(field.max !== undefined && { maximum: field.max }) };
}

function partsOf(field: Field): Record<string, object> {
  return Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, part]) => [name, jsonSchemaOf(part)]));
}
