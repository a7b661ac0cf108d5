import type { AnyRow } from '../../src/domain/define/row.ts';
import { sql } from 'drizzle-orm';
import type { Field, Fields } from '../../src/domain/define/field.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { fieldAt, idOf, type Resource } from '../../src/domain/define/resource.ts';
import type { FieldChange } from './fieldChange.ts';
import { Invalid, type Violation } from './refusals.ts';
import { name, rowsOf, type Queryable } from './sql.ts';
import { together } from './together.ts';

/** A place of an input that points at records of one resource. */
type Place = {
  readonly path: string;
  readonly label: string;
  readonly target: string;
  readonly iris: readonly string[];
};

/**
 * Refuses an input that newly points at what is not there, at each field where it does; answers what it found. What was
 * pointed at before may stay, even if it is gone.
 */
export async function refuseUnknown(
  to: Queryable,
  fields: Fields,
  { input, before = {} }: { input: AnyRow; before?: AnyRow },
): Promise<ReadonlySet<string>> {
  return refuseAbsent(to, placesIn(fields, input, { before, at: '' }));
}

/**
 * The same for what the rules of a resource added to an input, where no foreign key guards it: several in one field,
 * and those inside of objects and lists.
 */
export async function refuseMissing(
  to: Queryable,
  resource: Resource,
  { changes, there }: { changes: readonly FieldChange[]; there: ReadonlySet<string> },
): Promise<void> {
  await refuseAbsent(
    to,
    changes.flatMap(({ field: path, previous, data }): Place[] => {
      const field = fieldAt(resource, path);
      if (!field || resource.fields[path]?.kind === 'reference') return [];
      const known = new Set([...targetsIn(field, previous).values()].flatMap((it) => [...it]));
      return [...targetsIn(field, data)].map(([target, iris]) => ({
        path,
        label: field.label,
        target,
        iris: [...iris].filter((it) => !known.has(it) && !there.has(it)),
      }));
    }),
  );
}

async function refuseAbsent(to: Queryable, places: readonly Place[]): Promise<ReadonlySet<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { target, iris } of places)
    for (const iri of iris) wanted.set(target, (wanted.get(target) ?? new Set()).add(iri));
  const found = await together(
    to,
    [...wanted].map(
      ([target, iris]) =>
        (client: Queryable) =>
          thereAmong(client, target, [...iris]),
    ),
  );
  const there = new Set(found.flat());
  const violations = places.flatMap(({ path, label, iris }): Violation[] => {
    const missing = iris.filter((it) => !there.has(it));
    return missing.length === 0
      ? []
      : [{ propertyPath: path, message: `${label}: Diesen Datensatz gibt es nicht (${missing.join(', ')}).` }];
  });
  if (violations.length > 0) throw new Invalid(violations);
  return there;
}

/** Where an input points at records that were not pointed at before in the same field. */
function placesIn(fields: Fields, input: AnyRow, { before, at }: { before: AnyRow; at: string }): Place[] {
  return Object.entries(input).flatMap(([part, value]) => {
    const field = fields[part];
    if (!field) return [];
    const known = new Set([...targetsIn(field, before[part]).values()].flatMap((it) => [...it]));
    return placesOf(field, value, `${at}${part}`).map((it) => ({
      ...it,
      iris: it.iris.filter((iri) => !known.has(iri)),
    }));
  });
}

function placesOf(field: Field, value: unknown, path: string): Place[] {
  const target = targetOf(field);
  if (target !== undefined)
    return [{ path, label: field.label, target, iris: [value].flat().filter((it) => typeof it === 'string') }];
  if (field.fields === undefined || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      placesIn(field.fields ?? {}, (entry ?? {}) as AnyRow, { before: {}, at: `${path}.${String(index)}.` }),
    );
  return placesIn(field.fields, value as AnyRow, { before: {}, at: `${path}.` });
}

function targetOf({ kind, to }: Field): string | undefined {
  return kind === 'file' ? filesPath : to;
}

/** The IRIs that a value points at, by the resource they lie in. */
function targetsIn(field: Field, value: unknown, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const target = targetOf(field);
  if (target !== undefined) {
    const iris = found.get(target) ?? new Set<string>();
    for (const iri of [value].flat()) if (typeof iri === 'string') iris.add(iri);
    return found.set(target, iris);
  }
  for (const entry of [value].flat()) {
    for (const [part, inner] of Object.entries(field.fields ?? {}))
      targetsIn(inner, (entry as AnyRow | null)?.[part], found);
  }
  return found;
}

/** Holds what is there, so that nobody removes it before the pointing record is stored. */
async function thereAmong(to: Queryable, path: string, iris: readonly string[]): Promise<string[]> {
  const ids = iris.flatMap((it) => idOf(path, it) ?? []);
  const rows = await rowsOf<{ id: number }>(
    to,
    sql`select id from ${name(path)} where id = any(${sql.param(ids)}::bigint[]) for key share`,
  );
  const there = new Set(rows.map((it) => it.id));
  return iris.filter((it) => there.has(idOf(path, it) ?? 0));
}
