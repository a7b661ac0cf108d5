import { listField, positionField } from '../../src/domain/define/entryPlace.ts';
import { isKept } from '../../src/domain/define/derivedField.ts';
import type { AnyRow, Field, Kind } from '../../src/domain/define/field.ts';
import { storageOf } from './columns.ts';

/** An entry as it stands in its record: its number and version, then its parts. */
export type Entry = { readonly id?: number; readonly version?: number } & Readonly<Record<string, unknown>>;

/** The entries that a record holds, or that somebody sent for it. */
export function entriesIn(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? (value as readonly Entry[]) : [];
}

/** What somebody, or the server for him, has put into an entry: its parts without the times that every row carries. */
export function partsOf(field: Field): [name: string, part: Field][] {
  return Object.entries(field.fields ?? {}).filter(([name, part]) => isKept(part) && !rowTimes.includes(name));
}

type Shown = { readonly name: string; readonly part: Field; readonly read: (value: unknown, field: Field) => unknown };

/** All that an entry shows in its record; worked out once, because every read of a record asks. */
export const shownOf = oncePerField((field): readonly Shown[] =>
  Object.entries(field.fields ?? {}).flatMap(([name, part]) =>
    isKept(part) ? [{ name, part, read: storageOf[part.kind].read }] : [],
  ),
);

/** What an entry says that is worked out of its parts. */
const derivedOf = oncePerField((field) => Object.entries(field.fields ?? {}).filter(([, part]) => part.derive));

const rowTimes = ['createdAt', 'updatedAt'];

/** Kinds that JSON would change on their way out of the database. */
const asText: Partial<Record<Kind, (column: string) => string>> = {
  money: (column) => `${column}::text`,
  instant: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** The entries of a record's list as one column beside its own, in their order; `owner` is the record's table. */
export function entriesColumn(owner: string, name: string, field: Field): string {
  const columns = columnsByName(field);
  const key = `${owner}.${name}`;
  const column = columns.get(key) ?? columnSql(owner, name, field);
  columns.set(key, column);
  return column;
}

const columnsByName = oncePerField(() => new Map<string, string>());

function columnSql(owner: string, name: string, field: Field): string {
  const { path, by, isShared } = field.entries ?? { path: '', by: '', isShared: false };
  const parts = shownOf(field).map(
    ({ name: part, part: { kind } }) => `'${part}', ${asText[kind]?.(`e."${part}"`) ?? `e."${part}"`}`,
  );
  const inList = isShared ? ` and e."${listField}" = '${name}'` : '';
  return `(select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'version', e.version, ${parts.join(', ')}) order by e."${positionField}", e.id), '[]')
    from "${path}" e where e."${by}" = "${owner}".id${inList}) as "${name}"`;
}

/** Entries as the domain has them. */
export function readEntries(value: unknown, field: Field): Entry[] {
  const parts = shownOf(field);
  const derived = derivedOf(field);
  return entriesIn(value).map((row) => {
    const entry: Record<string, unknown> = { id: row.id, version: row.version };
    for (const { name, part, read } of parts) entry[name] = read(row[name] ?? null, part);
    for (const [name, { derive }] of derived) entry[name] = derive?.(entry as AnyRow) ?? null;
    return entry;
  });
}

function oncePerField<T>(make: (field: Field) => T): (field: Field) => T {
  const made = new WeakMap<Field, T>();
  return (field) => {
    const known = made.get(field) ?? make(field);
    made.set(field, known);
    return known;
  };
}
