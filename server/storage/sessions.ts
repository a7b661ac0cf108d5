import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rolesFrom, type Role } from '../../src/domain/access/roles.ts';
import { forgetSubscriptions } from './pushSubscriptions.ts';
import { leaveWithSessions } from './presence.ts';
import { rowsOf, type Queryable } from './sql.ts';

/**
 * How long somebody who stays away may come back without signing in; the console ends its session after as long without
 * input.
 */
export const sessionLifetime = 12 * 3_600_000;
/** Who works is noted this often; nobody wants to know it to the second. */
const seenEvery = 60_000;

/** From where somebody signed in: the words of his browser and the address it came from. */
export type Whence = { readonly userAgent: string; readonly address: string };
/** One sign-in at one place, as its owner sees it. */
export type Session = Whence & { readonly id: string; readonly beganAt: string; readonly seenAt: string };
/** Who somebody is and what he may do right now, whatever his token said when it was given out. */
export type Standing = {
  readonly userId: number | null;
  readonly username: string;
  readonly roles: readonly Role[];
  readonly mustChangePassword: boolean;
  readonly keyId?: number;
};

/** Notes a sign-in and forgets those that nobody can come back to. */
export async function openSession(
  to: Queryable,
  { userId, whence: { userAgent, address }, now }: { userId: number; whence: Whence; now: Date },
): Promise<string> {
  const id = randomUUID();
  const [at, until] = [now.toISOString(), new Date(now.getTime() + sessionLifetime).toISOString()];
  await rowsOf(to, sql`delete from sessions where expires_at < ${at}`);
  await rowsOf(
    to,
    sql`insert into sessions (id, user_id, user_agent, address, began_at, seen_at, expires_at)
      values (${id}, ${userId}, ${userAgent}, ${address}, ${at}, ${at}, ${until})`,
  );
  return id;
}

/** Keeps a session for another while, from where it is used now. */
export async function prolongSession(
  to: Queryable,
  id: string,
  { whence: { userAgent, address }, now }: { whence: Whence; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + sessionLifetime).toISOString();
  await rowsOf(
    to,
    sql`update sessions set user_agent = ${userAgent}, address = ${address}, seen_at = ${now.toISOString()}, expires_at = ${until} where id = ${id}`,
  );
}

/** The sign-ins of a user, the one used last first. */
export async function sessionsOf(to: Queryable, userId: number, now: Date): Promise<Session[]> {
  return rowsOf<Session>(
    to,
    sql`select id, user_agent as "userAgent", address, began_at as "beganAt", seen_at as "seenAt" from sessions
        where user_id = ${userId} and expires_at > ${now.toISOString()} order by seen_at desc, id`,
  );
}

/** Ends one sign-in of a user at once; false when it is not there (any more). */
export async function endSession(to: Queryable, { userId, id }: { userId: number; id: string }): Promise<boolean> {
  await lockSessions(to, userId);
  await rowsOf(to, sql`delete from refresh_tokens where family = ${id} and user_id = ${userId}`);
  await leaveWithSessions(to, sql`session = ${id} and user_id = ${userId}`);
  await forgetSubscriptions(to, sql`session = ${id} and user_id = ${userId}`);
  return (await rowsOf(to, sql`delete from sessions where id = ${id} and user_id = ${userId} returning id`)).length > 0;
}

/** Ends every sign-in of a user at once, but for the one he may keep. */
export async function endSessions(
  to: Queryable,
  userId: number,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await lockSessions(to, userId);
  await rowsOf(
    to,
    sql`delete from refresh_tokens where user_id = ${userId} and family is distinct from ${except}::uuid`,
  );
  await leaveWithSessions(to, sql`user_id = ${userId} and session is distinct from ${except}::uuid`);
  await forgetSubscriptions(to, sql`user_id = ${userId} and session is distinct from ${except}::uuid`);
  await rowsOf(to, sql`delete from sessions where user_id = ${userId} and id is distinct from ${except}::uuid`);
}

/**
 * One at a time per user, so that no token given out at the same moment survives the end of its session or of its
 * password.
 */
export async function lockSessions(to: Queryable, userId: number): Promise<void> {
  await rowsOf(to, sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${userId}`}, 0))`);
}

type Row = { id: string; userId: number; username: string; roles: string[]; mustChangePassword: boolean };

/** How those stand whose sessions these are; one that has ended, or whose account is locked, is left out. */
export async function standingsOf(to: Queryable, ids: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await rowsOf<Row>(
    to,
    sql`select sessions.id, users.id as "userId", username, roles, coalesce(must_change, false) as "mustChangePassword"
        from sessions join users on users.id = sessions.user_id left join user_passwords on user_passwords.user_id = users.id
        where sessions.id = any(${sql.param([...ids])}::uuid[]) and active`,
  );
  return new Map(rows.map(({ id, roles, ...it }) => [id, { ...it, roles: rolesFrom(roles) }]));
}

/** Notes that a session is in use. */
export async function noteSeen(to: Queryable, id: string, now: Date): Promise<void> {
  await rowsOf(
    to,
    sql`update sessions set seen_at = ${now.toISOString()} where id = ${id} and seen_at < ${new Date(now.getTime() - seenEvery).toISOString()}`,
  );
}
