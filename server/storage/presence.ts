import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** The channel on which a server tells all of them at which record somebody came, moved or left. */
export const presenceChannel = 'leitstand_presence';

/** One window of a person, in the session in which it was opened. */
export type Window = { readonly userId: number; readonly window: string; readonly session: string };
/** Where a person is in one of his windows; at no record when `iri` is null. */
export type Seat = Window & { readonly iri: string | null; readonly field: string | null };
export type SeatedPerson = {
  readonly iri: string;
  readonly user_id: number;
  readonly window_id: string;
  readonly name: string;
  readonly field: string | null;
  /** Since when he edits it, where he holds its lock. */
  readonly since: string | null;
};

/** A console says every half minute that it is still there. */
const keptForMs = 90_000;
/** Nobody has more windows open; further ones of the same person are not shown. */
const maxWindows = 50;

/**
 * Somebody comes to a record, moves to another field or leaves; one statement, which tells all servers if others see a
 * difference. What he holds locked stays his.
 */
export async function takeSeat(to: Queryable, { userId, window, session, iri, field }: Seat, now: Date): Promise<void> {
  const own = sql`user_id = ${userId} and window_id = ${window}`;
  const until = new Date(now.getTime() + keptForMs).toISOString();
  await rowsOf(
    to,
    sql`with before as (select iri, field from presence where ${own} and seated_until is not null),
          stood_up as (update presence set field = null, seated_until = null
                       where ${own} and iri is distinct from ${iri} and seated_until is not null and locked_since is not null),
          gone as (delete from presence where ${own} and iri is distinct from ${iri} and locked_since is null),
          taken as (insert into presence (user_id, window_id, iri, session, field, seated_until)
                    select ${userId}::bigint, ${window}, ${iri}::text, ${session}::uuid, ${field}::text, ${until}::timestamptz
                    where ${iri}::text is not null and (exists (select from before)
                      or (select count(distinct window_id) from presence where user_id = ${userId}) < ${maxWindows})
                    on conflict (user_id, window_id, iri) do update set session = excluded.session, field = excluded.field, seated_until = excluded.seated_until
                    returning iri, field),
          changed as (select iri from before b where not exists (select from taken t where t.iri = b.iri and t.field is not distinct from b.field)
                      union select iri from taken t where not exists (select from before b where t.iri = b.iri and t.field is not distinct from b.field))
        select pg_notify(${presenceChannel}, iri) from changed`,
  );
}

/** Who was not heard of for too long has left, and edits no longer, also when the server he spoke to is gone. */
export async function endSilence(to: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await rowsOf(
    to,
    sql`with gone as (delete from presence where greatest(seated_until, locked_until) < ${at} returning iri),
          stood_up as (update presence set seated_until = null, field = null where seated_until < ${at} and locked_until >= ${at} returning iri),
          freed as (update presence set locked_since = null, locked_until = null where locked_until < ${at} and seated_until >= ${at} returning iri)
        ${tellOf(sql`select iri from gone union select iri from stood_up union select iri from freed`)}`,
  );
}

/** With a session ends what its windows had open and edited. */
export async function leaveWithSessions(to: Queryable, which: SQL): Promise<void> {
  await rowsOf(
    to,
    sql`with gone as (delete from presence where ${which} returning iri) ${tellOf(sql`select distinct iri from gone`)}`,
  );
}

/** Who is at some records, or at all of them; who edits one last, before him the window heard of last. */
export async function seatedAt(to: Queryable, now: Date, iris?: readonly string[]): Promise<SeatedPerson[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const where = iris ? sql`and p.iri = any(${sql.param([...iris])}::text[])` : sql``;
  return rowsOf<SeatedPerson>(
    to,
    sql`select p.iri, p.user_id, p.window_id, coalesce(u.name, u.username) as name, p.field,
               case when p.locked_until >= ${at} then p.locked_since end as since
        from presence p join users u on u.id = p.user_id
        where greatest(p.seated_until, p.locked_until) >= ${at} ${where}
        order by p.locked_until >= ${at} nulls first, p.seated_until nulls first`,
  );
}

/** Tells all servers that something is different at these records. */
export function tellOf(iris: SQL): SQL {
  return sql`select pg_notify(${presenceChannel}, iri) from (${iris}) as it`;
}
