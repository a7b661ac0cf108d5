import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PgColumnBuilder, PgTable } from 'drizzle-orm/pg-core';
import { isStored } from '../../src/domain/define/derivedField.ts';
import type { Field } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { job } from '../../src/domain/job/job.ts';
import { resources } from '../../src/domain/resources.ts';
import { storageOf } from './columns.ts';
import { indexesOf } from './indexes/indexesOf.ts';
import { jobColumns, jobIndexes } from './jobColumns.ts';
import { lookupColumns } from './lookupColumns.ts';
import { plateKeySql } from './sql.ts';

/** The fields of a resource that have a column, by name. */
export function storedFields(resource: Resource): [name: string, field: Field][] {
  return Object.entries(resource.fields).filter(([, field]) => isStored(field) && field.kind !== 'secret');
}

/** The table behind a definition: one column a field, the standard columns, and the indexes its lists need. */
export function tableOf(resource: Resource): PgTable {
  const columns: Record<string, PgColumnBuilder> = {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('createdAt', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    updatedAt: timestamp('updatedAt', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    search_text: text('search_text').notNull().default(''),
  };
  for (const [name, field] of storedFields(resource)) columns[name] = storageOf[field.kind].column(name, field);
  for (const { name, expression } of lookupColumns(resource)) columns[name] = text(name).generatedAlwaysAs(expression);
  if (resource.path !== job.path) return pgTable(resource.path, columns, () => tableIndexes(resource));
  return pgTable(resource.path, { ...columns, ...jobColumns }, (table) => [
    ...tableIndexes(resource),
    ...jobIndexes(table as never),
  ]);
}

function tableIndexes(resource: Resource) {
  const named = (suffix: string) => `${resource.path}_${suffix}_idx`.slice(0, 60);
  const quoted = (names: readonly string[]) => sql.raw(names.map((it) => `"${it}"`).join(', '));
  const filtered = new Set(Object.values(resource.filters).flatMap((it) => ('field' in it ? [it.field] : [])));
  const { indexes = [], covering, rare = [], within = [], named: byName = [] } = indexesOf(resource);
  const { indexes: wide, columns: narrow } = covering ?? { indexes: [], columns: [] };
  const lookups = lookupColumns(resource);
  const carried = [
    ...narrow,
    ...lookups.flatMap(({ name, filter }) => (filter.kind === 'contains' && !filter.repeats ? [name] : [])),
  ];
  const leading = new Set([...indexes, ...wide].map(([first]) => first));
  const found = [index(named('search')).using('gin', sql.raw('search_text gin_trgm_ops'))];
  for (const [name, field] of storedFields(resource)) {
    if (field.unique) found.push(uniqueIndex(`${resource.path}_${name}_key`).on(quoted([name])));
    else if ((field.kind === 'reference' || field.kind === 'file') && !leading.has(name))
      found.push(index(named(name)).on(quoted([name])));
    else if (field.kind === 'references' && filtered.has(name))
      found.push(index(named(name)).using('gin', quoted([name])));
  }
  for (const names of indexes) found.push(index(named(names.join('_'))).on(quoted(names)));
  for (const names of wide)
    found.push(index(named(`${names.join('_')}_wide`)).on(quoted([...new Set([...names, ...carried])])));
  for (const names of resource.uniqueTogether ?? [])
    found.push(uniqueIndex(named(`${names.join('_')}_key`)).on(quoted(names)));
  for (const { field, is } of rare)
    found.push(
      index(named(`rare_${field}`))
        .on(quoted([...new Set(['id', ...carried])]))
        .where(holds(field, is)),
    );
  for (const { called, holds: condition, columns } of within)
    found.push(index(named(called)).on(quoted(columns)).where(sql.raw(condition)));
  for (const { column, name, after } of byName) {
    const key = sql.raw(`"${column}"->>'${name}'`);
    found.push(
      index(named(name))
        .on(sql`${quoted(after)}, (${key})`)
        .where(sql`${key} is not null`),
    );
  }
  for (const filter of Object.values(resource.filters)) {
    if (filter.kind === 'plate')
      for (const name of filter.fields)
        found.push(index(named(`${name}_plate`)).using('gin', sql`(${plateKeySql(name)}) gin_trgm_ops`));
  }
  for (const { name, filter } of lookups) {
    const rest = quoted([...new Set(['id', ...carried])]);
    if (filter.kind === 'prefix')
      found.push(index(named(`${name}_wide`)).on(sql`${quoted([name])} text_pattern_ops, ${rest}`));
    else if (filter.kind === 'contains' && filter.repeats)
      found.push(index(named(`${name}_wide`)).on(sql`${quoted([name])}, ${rest}`));
    else found.push(index(named(name)).using('gin', sql`${quoted([name])} gin_trgm_ops`));
  }
  return found;
}

function holds(field: string, is: boolean | string) {
  if (typeof is === 'boolean') return sql.raw(is ? `"${field}"` : `not "${field}"`);
  return sql.raw(`"${field}" = '${is}'`);
}

/** Every resource's table, by path. */
export const tables: Readonly<Record<string, PgTable>> = Object.fromEntries(
  resources.map((it) => [it.path, tableOf(it)]),
);
