import { sql } from 'drizzle-orm';
import type { Field } from '../../src/domain/define/field.ts';
import { fieldAt, idOf, type Resource } from '../../src/domain/define/resource.ts';
import type { FieldChange } from './history.ts';
import { Invalid, type Violation } from './refusals.ts';
import { name, rowsOf, type Queryable } from './sql.ts';

/** References that no foreign key guards: several in one field, and those inside of objects and lists. What is newly pointed at must be there. */
export async function refuseMissing(to: Queryable, resource: Resource, changes: readonly FieldChange[]): Promise<void> {
  const violations: Violation[] = [];
  for (const { field: path, previous, data } of changes) {
    const field = fieldAt(resource, path);
    if (!field || resource.fields[path]?.kind === 'reference') continue;
    for (const [target, iris] of targetsIn(field, data)) {
      const known = targetsIn(field, previous).get(target);
      const missing = await missingAmong(to, target, [...iris].filter((it) => known?.has(it) !== true));
      if (missing.length > 0) violations.push({ propertyPath: path, message: `${field.label}: Diesen Datensatz gibt es nicht (${missing.join(', ')}).` });
    }
  }
  if (violations.length > 0) throw new Invalid(violations);
}

/** The IRIs that a value points at, by the resource they lie in. */
function targetsIn(field: Field, value: unknown, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (field.to !== undefined) {
    const iris = found.get(field.to) ?? new Set<string>();
    for (const iri of [value].flat()) if (typeof iri === 'string') iris.add(iri);
    return found.set(field.to, iris);
  }
  for (const entry of [value].flat()) {
    for (const [part, inner] of Object.entries(field.fields ?? {})) targetsIn(inner, (entry as Readonly<Record<string, unknown>> | null)?.[part], found);
  }
  return found;
}

/** Holds what is there, so that nobody removes it before the pointing record is stored. */
async function missingAmong(to: Queryable, path: string, iris: readonly string[]): Promise<string[]> {
  if (iris.length === 0) return [];
  const ids = iris.flatMap((it) => idOf(path, it) ?? []);
  const rows = await rowsOf<{ id: number }>(to, sql`select id from ${name(path)} where id = any(${sql.param(ids)}::bigint[]) for key share`);
  const there = new Set(rows.map((it) => it.id));
  return iris.filter((it) => !there.has(idOf(path, it) ?? 0));
}
