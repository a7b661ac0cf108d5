import { sql, type SQL } from 'drizzle-orm';
import type { Filter } from '../../src/domain/define/filter.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { indexesOf } from './indexes/indexesOf.ts';

/** A column that PostgreSQL keeps up by itself, because lists look for something that no stored column says plainly. */
export type LookupColumn = { readonly name: string; readonly expression: SQL; readonly filter: Filter };

/**
 * The columns that a table has for its filters alone: a part of an embedded object, which no index could otherwise
 * answer without its row, and texts in lower case, which are compared several times quicker than by `ilike`. Small
 * tables need the former only.
 */
export function lookupColumns(resource: Resource): LookupColumn[] {
  return Object.values(resource.filters).flatMap((filter) =>
    pathsOf(resource, filter).map((path) => ({
      name: lookupName(filter, path),
      expression: expressionOf(filter, path),
      filter,
    })),
  );
}

/** The lookup column behind a filter on a path, undefined where the filter reads the field itself. */
export function lookupColumn(resource: Resource, filter: Filter, path: string): string | undefined {
  return pathsOf(resource, filter).includes(path) ? lookupName(filter, path) : undefined;
}

function pathsOf(resource: Resource, filter: Filter): string[] {
  if (filter.kind === 'prefix') return filter.fields.filter(isPart);
  return filter.kind === 'contains' && !filter.followed && (isPart(filter.field) || indexesOf(resource).covering)
    ? [filter.field]
    : [];
}

function lookupName(filter: Filter, path: string): string {
  return filter.kind === 'contains' ? `${path}.lower` : path;
}

function expressionOf(filter: Filter, path: string): SQL {
  const [column = '', part] = path.split('.');
  const value = part === undefined ? `"${column}" collate "default"` : `"${column}"->>'${part}'`;
  return sql.raw(filter.kind === 'contains' ? `lower(${value})` : value);
}

/** Whether a path leads into an embedded object. */
function isPart(path: string): boolean {
  return path.includes('.');
}
