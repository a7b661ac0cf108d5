import { sql } from 'drizzle-orm';
import type { TaughtColumn } from '../../src/domain/import/layoutColumns.ts';
import { headingKey, type TaughtLayout } from '../../src/domain/import/reading/columns.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

export type StoredLayout = TaughtLayout & { readonly id: number };

/** What somebody taught about the files of a customer. */
export async function taughtLayout(to: Queryable, customer: number | undefined): Promise<StoredLayout | undefined> {
  if (customer === undefined) return undefined;
  const [stored] = await rowsOf<{ id: number; columns: readonly TaughtColumn[] | null; allNew: boolean | null }>(
    to,
    sql`select id, columns, "allNew" from import_layouts where customer = ${customer}`,
  );
  if (!stored) return undefined;
  const columns = new Map((stored.columns ?? []).map((it) => [headingKey(it.heading ?? ''), it.column]));
  return { id: stored.id, columns, allNew: stored.allNew === true };
}
