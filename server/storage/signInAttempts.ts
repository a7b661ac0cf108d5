import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

export type StoredAttempts = { readonly failures: number; readonly lastAt: Date; readonly blockedUntil: Date };
type Row = { key: string; failures: number; last_at: string; blocked_until: string };

/**
 * Reads what is counted against some keys and holds them for the transaction, so that attempts at the same moment are
 * all counted.
 */
export async function lockAttempts(to: Queryable, keys: readonly string[]): Promise<Map<string, StoredAttempts>> {
  for (const key of [...keys].sort()) await rowsOf(to, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const rows = await rowsOf<Row>(
    to,
    sql`select key, failures, last_at, blocked_until from sign_in_attempts where key = any(${sql.param([...keys])}::text[])`,
  );
  return new Map(
    rows.map((it) => [
      it.key,
      { failures: it.failures, lastAt: new Date(it.last_at), blockedUntil: new Date(it.blocked_until) },
    ]),
  );
}

/** Counts an attempt against a key. */
export async function storeAttempts(to: Queryable, key: string, attempts: StoredAttempts): Promise<void> {
  await rowsOf(
    to,
    sql`insert into sign_in_attempts (key, failures, last_at, blocked_until)
    values (${key}, ${attempts.failures}, ${attempts.lastAt.toISOString()}, ${attempts.blockedUntil.toISOString()})
    on conflict (key) do update set failures = excluded.failures, last_at = excluded.last_at, blocked_until = excluded.blocked_until`,
  );
}

/** Forgets what was counted against some keys, and what is older than a day. */
export async function clearAttempts(to: Queryable, keys: readonly string[], now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  await rowsOf(
    to,
    sql`delete from sign_in_attempts where key = any(${sql.param([...keys])}::text[]) or last_at < ${dayAgo}`,
  );
}

/** Takes back the one attempt that turned out to be right; earlier failures at the key stay counted. */
export async function takeBackAttempt(to: Queryable, key: string, now: Date): Promise<void> {
  await rowsOf(
    to,
    sql`update sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = ${now.toISOString()} where key = ${key}`,
  );
}
