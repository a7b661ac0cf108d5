import { fieldAt, type Resource } from '../../src/domain/define/resource.ts';
import { emptyOf, means } from './columns.ts';
import { storedFields } from './tables.ts';

/** A record as the domain sees it: field names to values, references as IRIs, with id, version and times. */
export type DomainRecord = { id: number; version: number; createdAt: string; updatedAt: string } & Record<string, unknown>;

export const metaColumns = ['id', 'version', 'createdAt', 'updatedAt'] as const;

/** The columns to read for some fields (all stored ones by default); aliases and derived fields bring what they stand on. */
export function columnsFor(resource: Resource, fields?: readonly string[]): string[] {
  const stored = storedFields(resource).map(([name]) => name);
  if (!fields) return [...metaColumns, ...stored];
  const asked = fields.flatMap((name) => {
    const field = resource.fields[name];
    if (field?.aliasOf) return [field.aliasOf];
    return field?.from ?? [name];
  });
  return [...new Set([...metaColumns, ...asked.filter((name) => stored.includes(name))])];
}

/** Turns a database row (all columns or some) into the domain's record, aliases and derived fields included. */
export function recordOf(resource: Resource, row: Readonly<Record<string, unknown>>): DomainRecord {
  const record: Record<string, unknown> = {};
  for (const meta of metaColumns) record[meta] = row[meta];
  for (const [name, field] of Object.entries(resource.fields)) {
    if (name in row) record[name] = means[field.kind].read(row[name], field);
  }
  return withDerived(resource, record as DomainRecord);
}

/** Works out aliases and derived fields anew, where what they stand on is there. */
export function withDerived(resource: Resource, record: DomainRecord): DomainRecord {
  const whole: Record<string, unknown> = record;
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.aliasOf && field.aliasOf in record) whole[name] = record[field.aliasOf];
    if (field.derive && field.from?.every((it) => it in record)) whole[name] = field.derive(record);
  }
  return record;
}

/** The record before anybody has given it a value. */
export function emptyRecord(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(storedFields(resource).map(([name, field]) => [name, emptyOf(field)]));
}

/** Column values of a record, ready to be sent to PostgreSQL. */
export function parametersOf(resource: Resource, record: Readonly<Record<string, unknown>>, fields: readonly string[]): [name: string, value: unknown][] {
  return fields.flatMap((name) => {
    const field = fieldAt(resource, name);
    return field ? [[name, means[field.kind].write(record[name], field)] as [string, unknown]] : [];
  });
}
