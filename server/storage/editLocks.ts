import { sql } from 'drizzle-orm';
import { lockSeconds } from '../../src/domain/lock/lockTimes.ts';
import { tellOf, type Window } from './presence.ts';
import { rowsOf, rowsOfPrepared, statementOf, type Queryable } from './sql.ts';

/** Who holds a record, or wants to. */
export type Holder = Window & { readonly iri: string };
/** Somebody else who edits the record. */
type Other = { readonly userId: number; readonly name: string; readonly since: string };
type Taken = { readonly since: string; readonly takenFrom: string | null };

const untilOf = (now: Date) => new Date(now.getTime() + lockSeconds * 1_000);

/**
 * Keeps a lock for another while: one statement that PostgreSQL knows already, of which others see nothing; undefined
 * when it is not (or no longer) held.
 */
export async function refreshLock(
  to: Queryable,
  { userId, window, iri }: Omit<Holder, 'session'>,
  now: Date,
): Promise<string | undefined> {
  const { text, values } = statementOf(
    sql`update presence set locked_until = ${untilOf(now).toISOString()}
        where user_id = ${userId} and window_id = ${window} and iri = ${iri} and locked_since is not null and locked_until >= ${now.toISOString()}
        returning locked_since as since`,
  );
  const [row] = await rowsOfPrepared<{ since: string }>(to, text, values);
  return row?.since;
}

/**
 * Takes the lock of a record, inside a transaction: from another window of the same person without a question, from
 * somebody else only by force; otherwise answers who has it.
 */
export async function takeLock(
  client: Queryable,
  { userId, window, session, iri }: Holder,
  { now, isForced }: { now: Date; isForced: boolean },
): Promise<{ readonly held: Other } | Taken> {
  await rowsOf(client, sql`select pg_advisory_xact_lock(hashtextextended(${`lock ${iri}`}, 0))`);
  const at = now.toISOString();
  const [holder] = await rowsOf<Other>(
    client,
    sql`select p.user_id as "userId", coalesce(u.name, u.username) as name, p.locked_since as since
        from presence p join users u on u.id = p.user_id where p.iri = ${iri} and p.locked_since is not null and p.locked_until >= ${at}`,
  );
  const other = holder && holder.userId !== userId ? holder : undefined;
  if (other && !isForced) return { held: other };
  await rowsOf(
    client,
    sql`update presence set locked_since = null, locked_until = null where iri = ${iri} and locked_since is not null`,
  );
  await rowsOf(client, sql`delete from presence where iri = ${iri} and seated_until is null`);
  await rowsOf(
    client,
    sql`insert into presence (user_id, window_id, iri, session, locked_since, locked_until)
        values (${userId}, ${window}, ${iri}, ${session}, ${at}, ${untilOf(now).toISOString()})
        on conflict (user_id, window_id, iri) do update set session = excluded.session,
          locked_since = excluded.locked_since, locked_until = excluded.locked_until`,
  );
  await rowsOf(client, tellOf(sql`select ${iri}::text as iri`));
  return { since: at, takenFrom: other?.name ?? null };
}

/**
 * Gives a lock back, of one window or of whichever the person holds it in; who still has the record open stays there.
 */
export async function dropLock(
  to: Queryable,
  { userId, window, iri }: { userId: number; window: string | undefined; iri: string },
): Promise<void> {
  const own = sql`user_id = ${userId} and iri = ${iri} and locked_since is not null ${window === undefined ? sql`` : sql`and window_id = ${window}`}`;
  await rowsOf(
    to,
    sql`with gone as (delete from presence where ${own} and seated_until is null returning iri),
          freed as (update presence set locked_since = null, locked_until = null where ${own} and seated_until is not null returning iri)
        ${tellOf(sql`select iri from gone union select iri from freed`)}`,
  );
}
