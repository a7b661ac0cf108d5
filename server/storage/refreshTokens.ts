import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { endSession, lockSessions, openSession, prolongSession, sessionLifetime, type Whence } from './sessions.ts';
import { rowsOf, type Queryable } from './sql.ts';

/**
 * A second tab, or a console whose answer got lost, may present the same token once more within this time, and gets the
 * same successor. Who reloads while the answer is on its way asks again with the next page: on a slow computer that is
 * some ten seconds later.
 */
const grace = 30_000;

type Row = { family: string; user_id: number; expires_at: string; used_at: string | null; successor: string | null };
export type Tokens = { readonly session: string; readonly token: string };
export type Redeemed =
  | (Tokens & { readonly kind: 'valid'; readonly userId: number })
  | { readonly kind: 'unknown' | 'reused' };

/** Begins a sign-in at one place, with the first of its refresh tokens. */
export async function beginSession(
  to: Queryable,
  { userId, whence, now }: { userId: number; whence: Whence; now: Date },
): Promise<Tokens> {
  await rowsOf(to, sql`delete from refresh_tokens where expires_at < ${now.toISOString()}`);
  const session = await openSession(to, { userId, whence, now });
  const token = newToken();
  await store(to, token, { userId, family: session, now });
  return { session, token };
}

/**
 * Exchanges a refresh token for the next one of its session. Within the grace a used one brings the same successor
 * again, so that there is never a second branch, and nothing once that one has gone on. A used token that comes later
 * is in the hands of a thief, or of his victim: the session ends. Runs in a transaction.
 */
export async function redeem(
  to: Queryable,
  token: string,
  { whence, now }: { whence: Whence; now: Date },
): Promise<Redeemed> {
  const hash = hashOf(token);
  const owner = await ownerOf(to, token);
  if (!owner) return { kind: 'unknown' };
  await lockSessions(to, owner.userId);
  const [row] = await rowsOf<Row>(
    to,
    sql`select family, user_id, expires_at, used_at, successor from refresh_tokens where token_hash = ${hash}`,
  );
  if (!row || new Date(row.expires_at) <= now) return { kind: 'unknown' };
  const found = { kind: 'valid', userId: row.user_id, session: row.family } as const;
  if (row.used_at !== null) {
    const isLate = now.getTime() - new Date(row.used_at).getTime() > grace;
    if (!isLate)
      return row.successor === null ? { kind: 'unknown' } : { ...found, token: maskedWith(token, row.successor) };
    await endSession(to, { userId: row.user_id, id: row.family });
    return { kind: 'reused' };
  }
  const successor = newToken();
  await rowsOf(
    to,
    sql`update refresh_tokens set successor = null where family = ${row.family} and successor is not null`,
  );
  await rowsOf(
    to,
    sql`update refresh_tokens set used_at = ${now.toISOString()}, successor = ${maskedWith(token, successor)} where token_hash = ${hash}`,
  );
  await store(to, successor, { userId: row.user_id, family: row.family, now });
  await prolongSession(to, row.family, { whence, now });
  return { ...found, token: successor };
}

/** Whose session a refresh token belongs to, used or not. */
export async function ownerOf(
  to: Queryable,
  token: string,
): Promise<{ readonly userId: number; readonly id: string } | undefined> {
  const [owner] = await rowsOf<{ userId: number; id: string }>(
    to,
    sql`select user_id as "userId", family as id from refresh_tokens where token_hash = ${hashOf(token)}`,
  );
  return owner;
}

async function store(
  to: Queryable,
  token: string,
  { userId, family, now }: { userId: number; family: string; now: Date },
): Promise<void> {
  const expires = new Date(now.getTime() + sessionLifetime).toISOString();
  await rowsOf(
    to,
    sql`insert into refresh_tokens (token_hash, family, user_id, expires_at) values (${hashOf(token)}, ${family}, ${userId}, ${expires})`,
  );
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * A token as it may lie beside the hash of its predecessor: only who holds the predecessor can take the mask off, by
 * the same step. Each mask is used once.
 */
function maskedWith(predecessor: string, token: string): string {
  const mask = createHash('sha256').update(`successor ${predecessor}`).digest();
  return Buffer.from(Buffer.from(token, 'base64url').map((byte, at) => byte ^ (mask[at] ?? 0))).toString('base64url');
}
