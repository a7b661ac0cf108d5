import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** How long somebody who stays away may come back without signing in; the console ends its session after as long without input. */
const lifetime = 12 * 3_600_000;
/** A second tab, or a console whose answer got lost, may present the same token once more within this time. */
const grace = 5_000;

type Row = { family: string; user_id: number; expires_at: string; used_at: string | null };
export type Redeemed = { readonly kind: 'valid'; readonly userId: number; readonly token: string } | { readonly kind: 'unknown' | 'reused' };

/** Begins a new family of refresh tokens: one sign-in at one place. */
export async function beginFamily(to: Queryable, userId: number, now: Date): Promise<string> {
  await rowsOf(to, sql`delete from refresh_tokens where expires_at < ${now.toISOString()}`);
  return issue(to, { userId, family: randomUUID(), now });
}

/**
 * Exchanges a refresh token for the next one of its family. A used one that turns up again after the grace was stolen,
 * or is being used by a thief's victim: the whole family ends. Runs in a transaction.
 */
export async function redeem(to: Queryable, token: string, now: Date): Promise<Redeemed> {
  const hash = hashOf(token);
  const [owner] = await rowsOf<{ user_id: number }>(to, sql`select user_id from refresh_tokens where token_hash = ${hash}`);
  if (!owner) return { kind: 'unknown' };
  await lockSessions(to, owner.user_id);
  const [row] = await rowsOf<Row>(to, sql`select family, user_id, expires_at, used_at from refresh_tokens where token_hash = ${hash}`);
  if (!row || new Date(row.expires_at) <= now) return { kind: 'unknown' };
  if (row.used_at !== null && now.getTime() - new Date(row.used_at).getTime() > grace) {
    await rowsOf(to, sql`delete from refresh_tokens where family = ${row.family}`);
    return { kind: 'reused' };
  }
  if (row.used_at === null) await rowsOf(to, sql`update refresh_tokens set used_at = ${now.toISOString()} where token_hash = ${hash}`);
  return { kind: 'valid', userId: row.user_id, token: await issue(to, { userId: row.user_id, family: row.family, now }) };
}

/** Ends every sign-in of a user as soon as its present token runs out. */
export async function endSessions(to: Queryable, userId: number): Promise<void> {
  await lockSessions(to, userId);
  await rowsOf(to, sql`delete from refresh_tokens where user_id = ${userId}`);
}

/** One at a time per user, so that no token given out at the same moment survives the end of its family or of its password. */
export async function lockSessions(to: Queryable, userId: number): Promise<void> {
  await rowsOf(to, sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${userId}`}, 0))`);
}

async function issue(to: Queryable, { userId, family, now }: { userId: number; family: string; now: Date }): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + lifetime).toISOString();
  await rowsOf(to, sql`insert into refresh_tokens (token_hash, family, user_id, expires_at) values (${hashOf(token)}, ${family}, ${userId}, ${expires})`);
  return token;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
