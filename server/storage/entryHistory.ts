import { sql, type SQL } from 'drizzle-orm';
import { listField } from '../../src/domain/define/entryPlace.ts';
import { idOf, type Resource } from '../../src/domain/define/resource.ts';
import { readOne } from './readRecords.ts';
import type { Queryable } from './sql.ts';

/**
 * The part of a record's history that is about one of its entries, in the form of the history table, as if it stood
 * there under the entry.
 */
export async function entryHistory(to: Queryable, resource: Resource, id: number): Promise<SQL | undefined> {
  const record = resource.entryOf && (await readOne(to, resource, id));
  if (!resource.entryOf || !record) return undefined;
  const { field, lists } = resource.entryOf;
  const owner = resource.fields[field]?.to ?? '';
  const place = `${String(lists.length > 1 ? record[listField] : lists[0])}.${String(id)}`;
  const ofOwner = sql`path = ${owner} and record_id = ${idOf(owner, String(record[field])) ?? 0}`;
  return sql`(
    select id, ${resource.path}::text as path, ${id}::bigint as record_id, logged_at, username, substr(field, ${place.length + 2}) as field, previous, data
      from history where ${ofOwner} and starts_with(field, ${`${place}.`})
    union all
    select h.id, ${resource.path}, ${id}, h.logged_at, h.username, part.key, null, part.value
      from history h, jsonb_each(h.data) part where ${ofOwner} and h.field = ${place} and part.value <> 'null'
  )`;
}
