import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

type Work<T, R> = (items: readonly T[]) => Promise<readonly R[]>;

/**
 * Does the work for all at once; where that fails, for ever fewer, and leaves out whoever it fails for alone, so that
 * one broken record holds up nobody else.
 */
export async function isolateFailures<T, R>(
  to: Queryable,
  items: readonly T[],
  { work, leaveOut }: { work: Work<T, R>; leaveOut: (item: T, error: unknown) => void },
): Promise<readonly R[]> {
  const [first] = items;
  if (first === undefined) return [];
  try {
    return await work(items);
  } catch (error) {
    // A database that answers nothing at all is no record's fault; then everything comes later.
    await rowsOf(to, sql`select 1`);
    if (items.length === 1) {
      leaveOut(first, error);
      return [];
    }
    const middle = Math.ceil(items.length / 2);
    return [
      ...(await isolateFailures(to, items.slice(0, middle), { work, leaveOut })),
      ...(await isolateFailures(to, items.slice(middle), { work, leaveOut })),
    ];
  }
}
