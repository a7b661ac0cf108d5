import { isKept } from '../../src/domain/define/derivedField.ts';
import type { AnyRow, Field } from '../../src/domain/define/field.ts';
import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import type { Meta } from '../../src/domain/define/row.ts';
import { emptyOf, storageOf } from './columns.ts';
import { entriesColumn, readEntries } from './entries.ts';
import { memory } from './memory.ts';

/** A record as the domain sees it: field names to values, references as IRIs, with id, version and times. */
export type DomainRecord = Meta & AnyRow;

export const metaColumns = ['id', 'version', 'createdAt', 'updatedAt'] as const;

const names = new WeakMap<Resource, ReadonlySet<string>>();

/** What a record keeps: its columns, and the lists whose entries stand in tables of their own. */
function keptNames(resource: Resource): ReadonlySet<string> {
  const known = names.get(resource) ?? new Set(keptFields(resource).map(([name]) => name));
  names.set(resource, known);
  return known;
}

/**
 * The columns to read for some fields (all stored ones by default); aliases and derived fields bring what they stand
 * on.
 */
export function columnsFor(resource: Resource, fields?: readonly string[]): string[] {
  const kept = keptNames(resource);
  if (!fields) return [...metaColumns, ...kept];
  const asked = fields.flatMap((name) => {
    const field = resource.fields[name];
    if (field?.aliasOf) return [field.aliasOf];
    return field?.from ?? [name];
  });
  return [...new Set([...metaColumns, ...asked.filter((name) => kept.has(name))])];
}

/** The same as they stand in a select or returning: quoted, entries gathered from their table. */
export function selected(resource: Resource, columns: readonly string[]): string {
  return columns
    .map((name) => {
      const field = resource.fields[name];
      return field?.entries ? entriesColumn(resource.path, name, field) : `"${name}"`;
    })
    .join(', ');
}

type Reader = (row: Readonly<Record<string, unknown>>) => DomainRecord;

/** Turns a database row (all columns or some) into the domain's record, aliases and derived fields included. */
export function recordOf(resource: Resource, row: Readonly<Record<string, unknown>>): DomainRecord {
  return readerOf(resource, Object.keys(row))(row);
}

/** Outside clients may choose columns as they like, so only so many choices are kept. */
const readers = memory<Reader>({ milliseconds: Infinity, max: 100 });

/** Reads rows of these columns; made once for each choice of columns, because lists read the same ones all day. */
export function readerOf(resource: Resource, columns: readonly string[]): Reader {
  const key = columns.toSorted().join();
  const known = readers.get(resource, key);
  if (known) return known;
  const made = makeReader(resource, new Set(columns));
  readers.set(resource, key, made);
  return made;
}

function makeReader(resource: Resource, columns: ReadonlySet<string>): Reader {
  const stored = Object.entries(resource.fields).flatMap(([name, field]) =>
    columns.has(name) ? [{ name, field, read: field.entries ? readEntries : storageOf[field.kind].read }] : [],
  );
  const metas = metaColumns.filter((it) => columns.has(it));
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const meta of metas) record[meta] = row[meta];
    for (const { name, field, read } of stored) record[name] = read(row[name], field);
    return withDerived(resource, record as DomainRecord);
  };
}

/** Works out aliases and derived fields anew, where what they stand on is there. */
export function withDerived(resource: Resource, record: DomainRecord): DomainRecord {
  const whole: Record<string, unknown> = record;
  for (const [name, field] of derivedFields(resource)) {
    if (field.aliasOf && field.aliasOf in record) whole[name] = record[field.aliasOf];
    if (field.derive && field.from?.every((it) => it in record)) whole[name] = field.derive(record);
  }
  return record;
}

const derived = new WeakMap<Resource, [name: string, field: Field][]>();

function derivedFields(resource: Resource): [name: string, field: Field][] {
  const known =
    derived.get(resource) ??
    Object.entries(resource.fields).filter(([, field]) => field.aliasOf !== undefined || field.derive !== undefined);
  derived.set(resource, known);
  return known;
}

/** The record before anybody has given it a value. */
export function emptyRecord(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(keptFields(resource).map(([name, field]) => [name, emptyOf(field)]));
}

function keptFields(resource: Resource): [name: string, field: Field][] {
  return Object.entries(resource.fields).filter(([, field]) => isKept(field) && field.kind !== 'secret');
}

/** Column values of a record, ready to be sent to PostgreSQL. */
export function parametersOf(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): [name: string, value: unknown][] {
  return fields.flatMap((name) => {
    const field = fieldAt(resource, name);
    return field ? [[name, storageOf[field.kind].write(record[name], field)] as [string, unknown]] : [];
  });
}
