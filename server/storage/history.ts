import { sql, type SQL } from 'drizzle-orm';
import { isKept } from '../../src/domain/define/derivedField.ts';
import type { Field } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { entriesIn } from './entries.ts';
import { entryChanges } from './entryChanges.ts';
import type { FieldChange } from './fieldChange.ts';
import { name, rowsOf, type Queryable } from './sql.ts';

export type HistoryRow = { logged_at: string; username: string } & FieldChange;

/**
 * Which fields differ between two states of a record; embedded objects are compared part by part
 * (`pickupLocation.ort`).
 */
export function changesBetween(
  resource: Resource,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    isKept(field) ? changesOf(name, field, before[name], after[name]) : [],
  );
}

function changesOf(path: string, field: Field, previous: unknown, data: unknown): FieldChange[] {
  if (field.kind === 'embedded') {
    const from = (previous ?? {}) as Record<string, unknown>;
    const to = (data ?? {}) as Record<string, unknown>;
    return Object.entries(field.fields ?? {}).flatMap(([name, part]) =>
      changesOf(`${path}.${name}`, part, from[name], to[name]),
    );
  }
  if (field.entries)
    return entryChanges(path, field, { previous: entriesIn(previous), data: entriesIn(data) }, (inner, part, values) =>
      changesOf(inner, part, values.previous, values.data),
    );
  if (same(previous, data)) return [];
  return [{ field: path, previous: previous ?? null, data: data ?? null }];
}

/** Whether two values of a field are the same to the business: nothing is nothing, however it is written. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

type Entry = {
  readonly resource: Pick<Resource, 'path' | 'fields'>;
  readonly id: number;
  readonly by: string;
  readonly at: Date;
  readonly changes: readonly FieldChange[];
};

/** Writes one history row per changed field, in the transaction of the change. */
export async function writeHistory(to: Queryable, entry: Entry): Promise<void> {
  if (entry.changes.length > 0) await rowsOf(to, historySql(entry));
}

/** Notes that these records are gone. */
export async function writeGone(
  to: Queryable,
  { resource, ids, by, at }: Omit<Entry, 'id' | 'changes'> & { readonly ids: readonly number[] },
): Promise<void> {
  await rowsOf(
    to,
    sql`insert into history (path, record_id, logged_at, username, field, previous, data)
        select ${resource.path}, id, ${at.toISOString()}, ${by}, 'gelöscht', null, 'true'::jsonb
        from unnest(${sql.param([...ids])}::bigint[]) as gone(id)`,
  );
}

/** The same as SQL, to be part of the statement that makes the change. */
export function historySql({ resource, id, by, at, changes }: Entry): SQL {
  const rows = JSON.stringify(changes.filter((it) => resource.fields[it.field]?.kind !== 'secret'));
  return sql`insert into history (path, record_id, logged_at, username, field, previous, data)
        select ${resource.path}, ${id}, ${at.toISOString()}, ${by}, field, nullif(previous, 'null'::jsonb), nullif(data, 'null'::jsonb)
        from jsonb_to_recordset(${rows}::jsonb) as it(field text, previous jsonb, data jsonb)`;
}

/** Whose history is read: that of a record, by default, from the table of all. */
type Asked = {
  readonly path: string;
  readonly id: number;
  readonly page: number;
  readonly itemsPerPage: number;
  readonly hidden: readonly string[];
  readonly from?: SQL | undefined;
};

/** The history of a record, newest first; fields the reader may not see are left out by the caller's list. */
export async function readHistory(to: Queryable, query: Asked): Promise<{ rows: HistoryRow[]; total: number }> {
  const from = sql`from ${query.from ?? sql`history`} h`;
  const where = sql`where path = ${query.path} and record_id = ${query.id} and not (split_part(field, '.', 1) = any(${sql.param([...query.hidden])}::text[]))`;
  const rows = await rowsOf<HistoryRow>(
    to,
    sql`select logged_at, username, field, previous, data ${from} ${where}
      order by id desc limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}`,
  );
  const [counted] = await rowsOf<{ n: number }>(to, sql`select count(*) as n ${from} ${where}`);
  return { rows, total: counted?.n ?? 0 };
}

/** A changed field of an act, with the name of the person behind the login. */
export type ActRow = HistoryRow & { readonly name: string | null };

/**
 * The same act by act: a page holds so many whole acts, each with all its rows; `field` asks for those that changed
 * that field.
 */
export async function readActs(
  to: Queryable,
  query: Asked & { readonly field: string | undefined },
): Promise<{ rows: ActRow[]; total: number }> {
  const table = query.from ?? sql`history`;
  const top = sql`split_part(h.field, '.', 1)`;
  const ofField = query.field === undefined ? sql`true` : sql`${top} = ${query.field}`;
  const where = sql`h.path = ${query.path} and h.record_id = ${query.id} and not (${top} = any(${sql.param([...query.hidden])}::text[])) and ${ofField}`;
  const acts = sql`select h.logged_at, h.username, max(h.id) as last from ${table} h where ${where} group by h.logged_at, h.username`;
  const rows = await rowsOf<ActRow>(
    to,
    sql`with acts as (${acts} order by last desc limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage})
        select h.logged_at, h.username, (select u.name from users u where u.username = h.username limit 1) as name, h.field, h.previous, h.data
        from acts a join ${table} h on h.logged_at = a.logged_at and h.username is not distinct from a.username where ${where} order by a.last desc, h.id`,
  );
  const [counted] = await rowsOf<{ n: number }>(to, sql`select count(*) as n from (${acts}) counted`);
  return { rows, total: counted?.n ?? 0 };
}

/** When and by whom a field was changed last, since the record was made. */
export type ChangedField = Omit<ActRow, 'previous' | 'data'>;

/** The fields of a record in which something has happened since it was made, the latest first. */
export async function readChangedFields(to: Queryable, query: Asked): Promise<{ rows: ChangedField[]; total: number }> {
  const top = sql`split_part(h.field, '.', 1)`;
  const since = sql`(select "createdAt" from ${name(query.path)} where id = ${query.id})`;
  const last = sql`select distinct on (${top}) h.id, h.logged_at, h.username, ${top} as field from ${query.from ?? sql`history`} h
        where h.path = ${query.path} and h.record_id = ${query.id} and not (${top} = any(${sql.param([...query.hidden])}::text[])) and h.logged_at > ${since}
        order by ${top}, h.id desc`;
  const rows = await rowsOf<ChangedField & { total: number }>(
    to,
    sql`select l.logged_at, l.username, (select u.name from users u where u.username = l.username limit 1) as name, l.field, count(*) over () as total
        from (${last}) l order by l.id desc limit ${query.itemsPerPage} offset ${(query.page - 1) * query.itemsPerPage}`,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
