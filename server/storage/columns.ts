import { bigint, boolean, customType, date, integer, jsonb, numeric, text, timestamp } from 'drizzle-orm/pg-core';
import type { PgColumnBuilder } from 'drizzle-orm/pg-core';
import type { Field, Kind } from '../../src/domain/define/field.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { idOf, iriOf } from '../../src/domain/define/resource.ts';

/** Text that sorts as Germans expect it: Äpfel beside Apfel, Tour 9 before Tour 10. */
export const germanText = customType<{ data: string }>({ dataType: () => 'text collate "de"' });
/** Text in the order of its bytes: several times quicker to compare, right for numbers of a fixed form. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

type KindStorage = {
  readonly column: (name: string, field: Field) => PgColumnBuilder;
  /** Domain value to database parameter. */
  readonly write: (value: unknown, field: Field) => unknown;
  /** Database value to domain value. */
  readonly read: (value: unknown, field: Field) => unknown;
};

const asIs = (value: unknown) => value ?? null;
const plain = (column: KindStorage['column']): KindStorage => ({ column, write: asIs, read: asIs });
const asJson = (empty: string): KindStorage => ({
  column: (name) => jsonb(name),
  write: (value) => (value === null || value === undefined ? empty : JSON.stringify(value)),
  read: asIs,
});
const textual = plain((name) => text(name));

/** How each kind of field is kept in PostgreSQL; the only table from kind to column. */
export const storageOf: { readonly [K in Kind]: KindStorage } = {
  text: plain((name, field) => (field.fixedForm ? plainText(name) : germanText(name))),
  longText: textual,
  richText: textual,
  secret: textual,
  time: textual,
  choice: textual,
  flag01: { column: (name) => text(name).notNull().default('0'), write: (value) => value ?? '0', read: asIs },
  flag: { column: (name) => boolean(name).notNull().default(false), write: (value) => value ?? false, read: asIs },
  choices: { column: (name) => text(name).array().notNull().default([]), write: (value) => value ?? [], read: asIs },
  integer: plain((name) => integer(name)),
  minutes: plain((name) => integer(name)),
  money: plain((name) => numeric(name, { precision: 12, scale: 2 })),
  km: {
    column: (name) => numeric(name, { precision: 10, scale: 2 }),
    write: asIs,
    read: (value) => (value === null ? null : Number(value)),
  },
  coordinate: {
    column: (name) => numeric(name, { precision: 9, scale: 5 }),
    write: asIs,
    read: (value) => (value === null ? null : Number(value)),
  },
  date: plain((name) => date(name, { mode: 'string' })),
  instant: plain((name) => timestamp(name, { withTimezone: true, mode: 'string' })),
  reference: {
    column: (name) => bigint(name, { mode: 'number' }),
    write: (value, field) => (typeof value === 'string' ? (idOf(field.to ?? '', value) ?? null) : null),
    read: (value, field) => (typeof value === 'number' ? iriOf(field.to ?? '', value) : null),
  },
  file: {
    column: (name) => bigint(name, { mode: 'number' }),
    write: (value) => (typeof value === 'string' ? (idOf(filesPath, value) ?? null) : null),
    read: (value) => (typeof value === 'number' ? iriOf(filesPath, value) : null),
  },
  references: {
    column: (name) => bigint(name, { mode: 'number' }).array().notNull().default([]),
    write: (value, field) => (Array.isArray(value) ? value.map((it: string) => idOf(field.to ?? '', it)) : []),
    read: (value, field) => (Array.isArray(value) ? value.map((it: number) => iriOf(field.to ?? '', it)) : []),
  },
  embedded: { ...asJson('{}'), read: (value, field) => filledIn(value, field) },
  list: {
    ...asJson('[]'),
    read: (value, field) => (Array.isArray(value) ? value.map((it) => filledIn(it, field)) : []),
  },
  json: {
    column: (name) => jsonb(name),
    write: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
    read: asIs,
  },
};

/** An entry or embedded object with every part its definition names, in that order. */
export function filledIn(value: unknown, field: Field): Record<string, unknown> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const whole: Record<string, unknown> = {};
  for (const [name, part] of partsOf(field)) whole[name] = given[name] ?? emptyOf(part);
  return whole;
}

const parts = new WeakMap<Field, [name: string, part: Field][]>();

function partsOf(field: Field): [name: string, part: Field][] {
  const known = parts.get(field) ?? Object.entries(field.fields ?? {});
  parts.set(field, known);
  return known;
}

/** What a field holds before anybody has filled it. */
export function emptyOf(field: Field): unknown {
  if (field.default !== undefined) return field.default;
  if (field.kind === 'flag') return false;
  if (field.kind === 'flag01') return '0';
  if (field.kind === 'references' || field.kind === 'choices' || field.kind === 'list') return [];
  if (field.kind === 'embedded') return filledIn({}, field);
  return null;
}
