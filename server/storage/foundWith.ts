import { sql } from 'drizzle-orm';
import type { Resource } from '../../src/domain/define/resource.ts';
import { resources } from '../../src/domain/resources.ts';
import { foundWithMark } from './searchText.ts';
import { name, rowsOf, type Queryable } from './sql.ts';

/** Whose records are found with the words of which others, by the path of those. */
const finders = Map.groupBy(
  resources.flatMap(({ path, fields, foundWith: field }) =>
    field === undefined ? [] : [{ path, field, to: fields[field]?.to ?? '' }],
  ),
  (it) => it.to,
);

/**
 * Records whose words have changed hand them on to those that are found with them, which count no version for it: their
 * lists search one table and never go through another one.
 */
export async function handOnWords(to: Queryable, { path }: Resource, ids: readonly number[]): Promise<void> {
  for (const it of finders.get(path) ?? [])
    await rowsOf(
      to,
      sql`update ${name(it.path)} as it
        set search_text = split_part(it.search_text, ${foundWithMark}, 1) || ${foundWithMark}::text || found.search_text
        from ${name(path)} as found
        where found.id = any(${sql.param([...ids])}::bigint[]) and it.${name(it.field)} = found.id
          and split_part(it.search_text, ${foundWithMark}, 2) <> found.search_text`,
    );
}
