import type { Field } from '../../src/domain/define/field.ts';
import { pickedFields } from '../../src/domain/access/visible.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { addressed } from './addressed.ts';
import { readReferred, type Referred } from '../storage/readReferred.ts';
import type { Queryable } from '../storage/sql.ts';

/** A record as it travels inside another one: its address, class and pick fields. */
export type Embedded = { '@id': string; '@type': string } & Record<string, unknown>;
export type EmbeddedByIri = ReadonlyMap<string, Embedded>;
type Records = readonly Readonly<Record<string, unknown>>[];

const levels = 2;

type Referring = {
  readonly records: Records;
  readonly fields: readonly string[];
  readonly roles: readonly Role[];
  /** One record is read for itself, and tells more of what it refers to. */
  readonly isAlone?: boolean;
};

/**
 * Loads what the records refer to, one query per resource and level, those of a level sent together; references of the
 * last level stay IRIs.
 */
export async function loadReferences(
  to: Queryable,
  resource: Resource,
  { records, fields, roles, isAlone = false }: Referring,
): Promise<EmbeddedByIri> {
  const found = new Map<string, Embedded>();
  let wanted = [...referredIn(resource, records, fields), ...namedInRows(resource, records, fields)];
  for (let level = 1; level <= levels && wanted.length > 0; level += 1) {
    const isTold = isAlone && level === 1;
    const loaded = await readReferred(to, wanted, (target) =>
      pickedFields(target, roles, isTold ? pickedToo(resource, target) : []),
    );
    for (const it of loaded)
      for (const [iri, record] of it.records)
        found.set(iri, embeddedOf(record, { iri, target: it.target, picked: it.fields }));
    const deeper = loaded.flatMap(({ target, records: picked, fields: names }) =>
      referredIn(
        target,
        [...picked.values()],
        names.filter((it) => target.fields[it]?.pickedAsAddress !== true),
      ),
    );
    wanted = deeper.map((it) => ({
      ...it,
      values: it.values.flat().filter((iri) => typeof iri === 'string' && !found.has(iri)),
    }));
  }
  return found;
}

function embeddedOf(
  record: Records[number],
  { iri, target, picked }: { iri: string; target: Resource; picked: readonly string[] },
): Embedded {
  const item: Embedded = { '@id': iri, '@type': target.type };
  for (const name of picked) {
    const field = target.fields[name];
    item[name] = field ? addressed(field, record[name]) : (record[name] ?? null);
  }
  return item;
}

function referredIn(resource: Resource, records: Records, fields: readonly string[]): Referred[] {
  return fields.flatMap((name) => {
    const { kind, to, addressOnly = false } = resource.fields[name] ?? {};
    return to !== undefined && !addressOnly && (kind === 'reference' || kind === 'references')
      ? [{ to, values: records.map((it) => it[name]) }]
      : [];
  });
}

function pickedToo({ fields }: Resource, target: Resource): string[] {
  return Object.values(fields).flatMap((it) => (it.to === target.path ? (it.picksToo ?? []) : []));
}

/** What entries and rows of lists name. */
function namedInRows(resource: Resource, records: Records, fields: readonly string[]): Referred[] {
  return fields.flatMap((name) =>
    namedParts(resource.fields[name]).map(([part, { to }]) => ({
      to,
      values: records.flatMap((it) => rowsOf(it[name]).map((row) => row[part])),
    })),
  );
}

function namedParts(list: Field | undefined): [string, Field][] {
  return Object.entries(list?.fields ?? {}).filter(([, it]) => it.isNamed === true);
}

function rowsOf(list: unknown): Records {
  return Array.isArray(list) ? (list as Records) : [];
}

/**
 * Puts the loaded records in the place of their IRIs, down to the levels that were loaded; what many rows refer to is
 * put together once.
 */
export function embedderOf(loaded: EmbeddedByIri): (field: Field, value: unknown) => unknown {
  const deepened = new Map<string, unknown>();
  const first = (path: string, iri: string): unknown => {
    const known = deepened.get(iri);
    if (known !== undefined) return known;
    const made = withInner(path, iri, loaded);
    deepened.set(iri, made);
    return made;
  };
  return (list, value) => {
    const { kind, to = '', addressOnly } = list;
    if (addressOnly) return value;
    if (kind === 'reference') return typeof value === 'string' ? first(to, value) : null;
    if (kind === 'references') return Array.isArray(value) ? value.map((it: string) => first(to, it)) : [];
    const named = namedParts(list);
    if (named.length === 0 || !Array.isArray(value)) return value;
    return rowsOf(value).map((row) => {
      const told = named.map(([part, field]) => {
        const iri = row[part];
        return [part, typeof iri === 'string' ? first(field.to ?? '', iri) : null];
      });
      return { ...row, ...Object.fromEntries(told) };
    });
  };
}

function withInner(path: string, iri: string, loaded: EmbeddedByIri): unknown {
  const item = loaded.get(iri);
  const target = resourceByPath(path);
  if (!item || !target) return iri;
  const whole: Record<string, unknown> = {};
  for (const key of Object.keys(item)) {
    const value = item[key];
    const { kind, addressOnly, pickedAsAddress } = target.fields[key] ?? {};
    if (addressOnly || pickedAsAddress) whole[key] = value;
    else if (kind === 'reference') whole[key] = typeof value === 'string' ? (loaded.get(value) ?? value) : null;
    else if (kind === 'references')
      whole[key] = Array.isArray(value) ? value.map((it: string) => loaded.get(it) ?? it) : [];
    else whole[key] = value;
  }
  return whole;
}
