import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PgColumnBuilder, PgTable } from 'drizzle-orm/pg-core';
import { isStored, type Field } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import { means } from './columns.ts';
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
  for (const [name, field] of storedFields(resource)) columns[name] = means[field.kind].column(name);
  return pgTable(resource.path, columns, () => indexesOf(resource));
}

function indexesOf(resource: Resource) {
  const named = (suffix: string) => `${resource.path}_${suffix}_idx`.slice(0, 60);
  const quoted = (names: readonly string[]) => sql.raw(names.map((it) => `"${it}"`).join(', '));
  const filtered = new Set(Object.values(resource.filters).flatMap((it) => ('field' in it ? [it.field] : [])));
  const { indexes: wide, columns: carried } = resource.covering ?? { indexes: [], columns: [] };
  const leading = new Set([...(resource.indexes ?? []), ...wide].map(([first]) => first));
  const found = [index(named('search')).using('gin', sql.raw('search_text gin_trgm_ops'))];
  for (const [name, field] of storedFields(resource)) {
    if (field.unique) found.push(uniqueIndex(`${resource.path}_${name}_key`).on(quoted([name])));
    else if (field.kind === 'reference' && !leading.has(name)) found.push(index(named(name)).on(quoted([name])));
    else if (field.kind === 'references' && filtered.has(name)) found.push(index(named(name)).using('gin', quoted([name])));
  }
  for (const names of resource.indexes ?? []) found.push(index(named(names.join('_'))).on(quoted(names)));
  for (const names of wide) found.push(index(named(`${names.join('_')}_wide`)).on(quoted([...new Set([...names, ...carried])])));
  for (const names of resource.uniqueTogether ?? []) found.push(uniqueIndex(named(`${names.join('_')}_key`)).on(quoted(names)));
  for (const name of resource.rareFlags ?? []) found.push(index(named(`rare_${name}`)).on(quoted(['id'])).where(quoted([name])));
  for (const filter of Object.values(resource.filters)) {
    if (filter.kind === 'plate') for (const name of filter.fields) found.push(index(named(`${name}_plate`)).using('gin', sql`(${plateKeySql(name)}) gin_trgm_ops`));
    if (filter.kind === 'prefix') for (const path of filter.fields.filter(isPart)) found.push(index(named(`${path.replace('.', '_')}_prefix`)).on(sql`(${partSql(path)}) text_pattern_ops`));
    if (filter.kind === 'contains' && (isPart(filter.field) || resource.covering)) found.push(index(named(`${filter.field.replace('.', '_')}_contains`)).using('gin', sql`(${partSql(filter.field)}) gin_trgm_ops`));
  }
  return found;
}

/** Whether a path leads into an embedded object, of which PostgreSQL knows nothing without an index of its own. */
function isPart(path: string): boolean {
  return path.includes('.');
}

function partSql(path: string) {
  const [column = '', part] = path.split('.');
  return sql.raw(part === undefined ? `"${column}"` : `"${column}"->>'${part}'`);
}

/** Every resource's table, by path. */
export const tables: Readonly<Record<string, PgTable>> = Object.fromEntries(resources.map((it) => [it.path, tableOf(it)]));
