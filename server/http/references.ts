import type { Field } from '../../src/domain/define/field.ts';
import { maySee } from '../../src/domain/access/visible.ts';
import type { Role } from '../../src/domain/access/roles.ts';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { readPicked } from '../storage/readRecords.ts';
import type { Queryable } from '../storage/sql.ts';
import { together } from '../storage/together.ts';

/** A record as it travels inside another one: its address, class and pick fields. */
export type Embedded = { '@id': string; '@type': string } & Record<string, unknown>;
export type EmbeddedByIri = ReadonlyMap<string, Embedded>;

const levels = 2;

/** Loads what the records refer to, one query per resource and level, those of a level sent together; references of the last level stay IRIs. */
export async function loadReferences(to: Queryable, resource: Resource, { records, fields, roles }: { records: readonly Readonly<Record<string, unknown>>[]; fields: readonly string[]; roles: readonly Role[] }): Promise<EmbeddedByIri> {
  const found = new Map<string, Embedded>();
  let wanted = referredIn(resource, records, fields);
  for (let level = 1; level <= levels && wanted.size > 0; level += 1) {
    const loads = [...wanted].flatMap(([path, iris]) => {
      const target = resourceByPath(path);
      const ids = [...iris].flatMap((it) => (found.has(it) ? [] : (idOf(path, it) ?? [])));
      if (!target || ids.length === 0) return [];
      return [{ target, ids, picked: target.pick.filter((it) => { const field = target.fields[it]; return field !== undefined && maySee(field, roles); }) }];
    });
    const answers = await together(to, loads.map(({ target, ids, picked }) => (client: Queryable) => readPicked(client, target, ids, picked)));
    const next = new Map<string, Set<string>>();
    for (const [at, { target, picked }] of loads.entries()) {
      const loaded = answers[at] ?? [];
      for (const record of loaded) found.set(`/api/${target.path}/${String(record.id)}`, embeddedOf(target, record, picked));
      for (const [deeper, more] of referredIn(target, loaded, picked)) next.set(deeper, new Set([...(next.get(deeper) ?? []), ...more]));
    }
    wanted = next;
  }
  return found;
}

function embeddedOf(target: Resource, record: Readonly<Record<string, unknown>>, picked: readonly string[]): Embedded {
  const item: Embedded = { '@id': `/api/${target.path}/${String(record.id)}`, '@type': target.type };
  for (const name of picked) item[name] = record[name] ?? null;
  return item;
}

function referredIn(resource: Resource, records: readonly Readonly<Record<string, unknown>>[], fields: readonly string[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const name of fields) {
    const field = resource.fields[name];
    if ((field?.kind !== 'reference' && field?.kind !== 'references') || !field.to) continue;
    const iris = wanted.get(field.to) ?? new Set<string>();
    for (const record of records) for (const iri of [record[name] as string | string[] | null].flat()) if (iri) iris.add(iri);
    wanted.set(field.to, iris);
  }
  return wanted;
}

/** Puts the loaded records in the place of their IRIs, down to the levels that were loaded; what many rows refer to is put together once. */
export function embedderOf(loaded: EmbeddedByIri): (field: Field, value: unknown) => unknown {
  const deepened = new Map<string, unknown>();
  const first = (path: string, iri: string): unknown => {
    const known = deepened.get(iri);
    if (known !== undefined) return known;
    const made = withInner(path, iri, loaded);
    deepened.set(iri, made);
    return made;
  };
  return ({ kind, to = '' }, value) => {
    if (kind === 'reference') return typeof value === 'string' ? first(to, value) : null;
    if (kind === 'references') return Array.isArray(value) ? value.map((it: string) => first(to, it)) : [];
    return value;
  };
}

function withInner(path: string, iri: string, loaded: EmbeddedByIri): unknown {
  const item = loaded.get(iri);
  const target = resourceByPath(path);
  if (!item || !target) return iri;
  const whole: Record<string, unknown> = {};
  for (const key of Object.keys(item)) {
    const value = item[key];
    const kind = target.fields[key]?.kind;
    if (kind === 'reference') whole[key] = typeof value === 'string' ? (loaded.get(value) ?? value) : null;
    else if (kind === 'references') whole[key] = Array.isArray(value) ? value.map((it: string) => loaded.get(it) ?? it) : [];
    else whole[key] = value;
  }
  return whole;
}
