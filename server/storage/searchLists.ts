import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/**
 * Takes what was written lately into the indexes of words. PostgreSQL keeps it in a list beside each of them, which
 * every search reads whole and which somebody's save would have to work off once it is full.
 */
export async function clearSearchLists(to: Queryable): Promise<void> {
  const indexes = await rowsOf<{ id: string }>(
    to,
    sql`select index.oid::text as id from pg_class index join pg_am on pg_am.oid = index.relam
        where pg_am.amname = 'gin' and index.relkind = 'i' and index.relnamespace = 'public'::regnamespace
          and pg_has_role(index.relowner, 'usage') order by index.oid`,
  );
  // One statement each, so that none is long and none waits for the others.
  for (const { id } of indexes) await rowsOf(to, sql`select gin_clean_pending_list(${id}::regclass)`);
}
