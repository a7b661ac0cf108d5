import { sql } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { isPlate, plateKey } from '../../src/domain/vehicle/plate.ts';
import { anyOf, type Asked } from './askedFilter.ts';
import { filterOf } from './filters.ts';
import { name, plateKeySql, rowsOf, type Queryable } from './sql.ts';

/**
 * The same filters; a search for a plate that a record has looks for it as a whole and no longer for each of its words:
 * "hh" and "nj" stand in the texts of every tenth record.
 */
export async function withPlates(to: Queryable, resource: Resource, filters: readonly Asked[]): Promise<Asked[]> {
  const columns = Object.values(resource.filters).flatMap((it) => (it.kind === 'idents' ? it.plates : []));
  return Promise.all(
    filters.map(async (it) => {
      const text = it.values.join(' ');
      if (columns.length === 0 || it.isPicked || filterOf(resource, it.name)?.kind !== 'search' || !isPlate(text))
        return it;
      const hasIt = anyOf(columns.map((column) => sql`${plateKeySql(column)} = ${plateKey(text)}`));
      const known = await rowsOf(to, sql`select from ${name(resource.path)} where ${hasIt} limit 1`);
      return known.length > 0 ? { ...it, isPlate: true } : it;
    }),
  );
}
