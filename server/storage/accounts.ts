import { sql, type SQL } from 'drizzle-orm';
import { endSessions } from './sessions.ts';
import { rowsOf, type Queryable } from './sql.ts';

/** A user as signing in needs him. */
export type Account = {
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly active: boolean;
  readonly roles: readonly string[];
  readonly hash: string | null;
};

/** The account behind a user name, whatever its case. */
export function accountNamed(to: Queryable, username: string): Promise<Account | undefined> {
  return account(to, sql`lower(username) = lower(${username}) order by username = ${username} desc, users.id`);
}

/** The account of a user. */
export function accountOf(to: Queryable, userId: number): Promise<Account | undefined> {
  return account(to, sql`users.id = ${userId}`);
}

/** Whether anybody has been made known to the system at all. */
export async function hasAccounts(to: Queryable): Promise<boolean> {
  return (await rowsOf(to, sql`select 1 from users limit 1`)).length > 0;
}

/** Keeps everybody else from making or changing an account until the transaction ends. */
export async function lockAccounts(to: Queryable): Promise<void> {
  await rowsOf(to, sql`lock table users in share row exclusive mode`);
}

type NewPassword = {
  readonly userId: number;
  readonly hash: string;
  readonly at: Date;
  /** Somebody else has chosen it for him. */
  readonly mustChange?: boolean;
  /** The session in which he changes it himself goes on. */
  readonly except?: string | null;
};

/** Gives a user a new password; whoever is signed in with the old one has to sign in again. */
export async function storePassword(
  to: Queryable,
  { userId, hash, at, mustChange = false, except = null }: NewPassword,
): Promise<void> {
  await rowsOf(
    to,
    sql`insert into user_passwords (user_id, hash, changed_at, must_change) values (${userId}, ${hash}, ${at.toISOString()}, ${mustChange})
    on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at, must_change = excluded.must_change`,
  );
  await endSessions(to, userId, { except });
}

/** Removes what belongs to a user beside his record; the log keeps its entries without him. */
export async function forgetAccount(to: Queryable, userId: number): Promise<void> {
  await endAccount(to, userId);
  await rowsOf(to, sql`update logs set "user" = null where "user" = ${userId}`);
  await rowsOf(to, sql`update log_archives set "user" = null where "user" = ${userId}`);
}

/** Nobody signs in with an account any more, and nothing that he set for himself is left. */
export async function endAccount(to: Queryable, userId: number): Promise<void> {
  await endSessions(to, userId);
  await rowsOf(to, sql`delete from user_passwords where user_id = ${userId}`);
  await rowsOf(to, sql`delete from user_settings where user_id = ${userId}`);
  await rowsOf(to, sql`delete from message_tokens where user_id = ${userId}`);
  await rowsOf(to, sql`delete from spending where caller = ${userId}`);
}

async function account(to: Queryable, where: SQL): Promise<Account | undefined> {
  const [found] = await rowsOf<Account>(
    to,
    sql`select users.id, username, name, email, active, roles, hash from users left join user_passwords on user_id = users.id where ${where} limit 1`,
  );
  return found;
}
