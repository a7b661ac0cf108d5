import { pathOfIri } from '../../domain/define/iri.ts';
import type { Definition, PartOf } from '../../domain/define/row.ts';
import { nounByPath } from '../../domain/nouns.ts';

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

/** The rows of one resource, for what reads an answer that it does not keep. */
export type RowsOf<R extends Definition> = { readonly 'hydra:member': readonly PartOf<R>[] };

/** Whether a value is a record, be it whole or a summary. */
export function isHydraItem(value: unknown): value is HydraItem {
  return (
    isObject(value) &&
    typeof value['@id'] === 'string' &&
    value['@id'].startsWith('/api/') &&
    typeof value['@type'] === 'string'
  );
}

/** Takes an item apart into flat records, itself first, then everything embedded in it. */
export function flatten(item: HydraItem): readonly FlatRecord[] {
  const found: FlatRecord[] = [];
  take(item, found);
  return found;
}

type Walk = { readonly opaque?: readonly string[] | undefined; readonly found: FlatRecord[] };

function take(item: HydraItem, found: FlatRecord[]): void {
  const place = found.push(item) - 1;
  const flat = flattenFields(item, { opaque: nounOf(item)?.opaque, found });
  found[place] = '@context' in flat ? withoutContext(flat) : flat;
}

function nounOf(item: HydraItem) {
  return nounByPath(pathOfIri(item['@id']));
}

function withoutContext({ '@context': _context, ...record }: HydraItem): FlatRecord {
  return record;
}

/** Copies only what holds something embedded; the objects of the answer are nobody else's. */
function flattenFields<T extends Readonly<Record<string, unknown>>>(source: T, { opaque = [], found }: Walk): T {
  let copy: Record<string, unknown> | undefined;
  for (const name in source) {
    const value = source[name];
    if (typeof value !== 'object' || value === null) continue;
    if (opaque.includes(name)) continue;
    const flat = flattenObject(value, found);
    if (flat === value) continue;
    copy ??= { ...source };
    copy[name] = flat;
  }
  return (copy ?? source) as T;
}

/** An entry stays in its record, with its id and version; its address follows from them. */
function entryOf({ '@id': _iri, '@type': _type, ...entry }: HydraItem, walk: Walk): object {
  return flattenFields(entry, walk);
}

function flattenObject(value: object, found: FlatRecord[]): unknown {
  if (isHydraItem(value)) {
    const noun = nounOf(value);
    if (noun?.isEntry) return entryOf(value, { opaque: noun.opaque, found });
    take(value, found);
    return value['@id'];
  }
  if (!Array.isArray(value)) return flattenFields(value as Record<string, unknown>, { found });
  return value.some(isNested)
    ? value.map((entry: unknown) => (isNested(entry) ? flattenObject(entry, found) : entry))
    : value;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
