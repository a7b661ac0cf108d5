import type { Database } from '../../server/storage/database.ts';

/**
 * How many statements of this database wait for a lock. Asked over a connection of its own each time: within a
 * transaction PostgreSQL shows the connections of its first look for ever.
 */
export async function lockWaits({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.n ?? 0;
}
