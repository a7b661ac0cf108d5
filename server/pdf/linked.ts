import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { readMany } from '../storage/readRecords.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Queryable } from '../storage/sql.ts';

/** Records that documents refer to, by IRI. */
export type Linked = ReadonlyMap<string, DomainRecord>;

/** Reads what some records refer to in these fields, each kind of record at once. */
export async function readLinked(to: Queryable, resource: Resource, { records, fields }: { records: readonly DomainRecord[]; fields: readonly string[] }): Promise<Linked> {
  const wanted = new Map<string, Set<number>>();
  for (const field of fields) {
    const path = resource.fields[field]?.to;
    if (path === undefined) continue;
    const ids = wanted.get(path) ?? new Set();
    wanted.set(path, ids);
    for (const iri of records.flatMap((it) => it[field] as string | string[] | null)) {
      const id = iri === null ? undefined : idOf(path, iri);
      if (id !== undefined) ids.add(id);
    }
  }
  const found = new Map<string, DomainRecord>();
  for (const [path, ids] of wanted) {
    const target = resourceByPath(path);
    if (!target || ids.size === 0) continue;
    for (const record of await readMany(to, target, [...ids])) found.set(`/api/${path}/${String(record.id)}`, record);
  }
  return found;
}
