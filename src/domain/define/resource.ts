import type { Details } from './details.ts';
import { positionField } from './entryPlace.ts';
import { meta, type Field, type Fields } from './field.ts';
import type { Noun } from './noun.ts';

/** A whole definition: both halves. */
export type Resource = Noun & Details;
/** The whole definition of one noun, with the types of its fields. */
export type ResourceOf<N> = N extends Noun<infer D> ? N & D : never;

/** Fetches the other half of a definition and puts both together. */
export async function wholeOf(noun: Noun): Promise<Resource> {
  return { ...noun, ...(await noun.details()) };
}

/** The IRI of a record of a resource. */
export function iriOf(path: string, id: number): string {
  return `/api/${path}/${id}`;
}

/** The numeric id behind an IRI of that resource; undefined when it is no such IRI. */
export function idOf(path: string, iri: string): number | undefined {
  const match = /^\/api\/([A-Za-z_]+)\/(\d{1,15})$/.exec(iri);
  return match && match[1] === path ? Number(match[2]) : undefined;
}

const position: Field = { kind: 'integer', label: 'Position', readOnly: true };

/** The field behind a name or a dotted path such as `pickupLocation.ort`, standard fields included. */
export function fieldAt(resource: Pick<Resource, 'fields'>, path: string): Field | undefined {
  const [head = '', ...rest] = path.split('.');
  const first = resource.fields[head] ?? (meta as Fields)[head];
  return rest.reduce<Field | undefined>((field, part) => partAt(field, part), first);
}

/**
 * The part of a field; in lists whose entries have an identity a number names one of them, as in
 * `serviceAddresses.7.city`.
 */
function partAt(field: Field | undefined, part: string): Field | undefined {
  if (!field?.entries) return field?.fields?.[part];
  return /^\d+$/.test(part) ? field : part === positionField ? position : field.fields?.[part];
}
