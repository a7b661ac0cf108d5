import type { Field, Fields } from '../domain/define/field.ts';
import { resourceByPath } from '../domain/resources.ts';

/** A record as the server sends it, with its references embedded. */
export type HydraItem = { readonly '@id': string; readonly '@type': string; readonly [field: string]: unknown };
/** A record as the console keeps it: references are IRIs; a summary that came embedded carries no version. */
export type FlatRecord = HydraItem;
export type Collection = {
  readonly 'hydra:member': readonly HydraItem[];
  readonly 'hydra:totalItems': number;
  /** True when there are more hits than the server has counted. */
  readonly 'leitstand:totalIsAtLeast'?: boolean;
};

/** The path of an IRI's resource, for example `contracts` for `/api/contracts/12`. */
export function pathOf(iri: string): string {
  return iri.split('/')[2] ?? '';
}

/** Whether a value is a record, be it whole or a summary. */
export function isHydraItem(value: unknown): value is HydraItem {
  return isObject(value) && typeof value['@id'] === 'string' && value['@id'].startsWith('/api/') && typeof value['@type'] === 'string';
}

/** Takes an item apart into flat records, itself first, then everything embedded in it. */
export function flatten(item: HydraItem): readonly FlatRecord[] {
  const embedded: FlatRecord[] = [];
  const fields = resourceByPath(pathOf(item['@id']))?.fields;
  const own = flattenFields(item, { fields, found: embedded });
  const { '@context': _context, ...record } = own;
  return [{ ...record, '@id': item['@id'], '@type': item['@type'] }, ...embedded];
}

type Walk = { readonly fields: Fields | undefined; readonly found: FlatRecord[] };

function flattenFields(source: Readonly<Record<string, unknown>>, { fields, found }: Walk): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, flattenValue(value, { field: fields?.[name], isDefined: fields !== undefined, found })]));
}

function flattenValue(value: unknown, { field, isDefined, found }: { field: Field | undefined; isDefined: boolean; found: FlatRecord[] }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isDefined && field?.kind === 'json') return value;
  if (isHydraItem(value)) {
    found.push(...flatten(value));
    return value['@id'];
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => flattenValue(entry, { field, isDefined, found }));
  return flattenFields(value as Record<string, unknown>, { fields: field?.fields, found });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
