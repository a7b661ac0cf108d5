import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** The channel on which a server tells all of them at which record somebody came, moved or left. */
export const presenceChannel = 'leitstand_presence';

/** Where a person is in one of his windows; at no record when `iri` is null. */
export type Seat = {
  readonly userId: number;
  readonly window: string;
  readonly iri: string | null;
  readonly field: string | null;
};
export type SeatedPerson = {
  readonly iri: string;
  readonly user_id: number;
  readonly name: string;
  readonly field: string | null;
};

/** A console says every half minute that it is still there. */
const keptForSeconds = 90;
/** Nobody has more windows open; further ones of the same person are not shown. */
const mostWindows = 50;

/** Somebody comes to a record, moves to another field or leaves; one statement, which tells all servers if others see a difference. */
export async function takeSeat(to: Queryable, { userId, window, iri, field }: Seat): Promise<void> {
  const own = sql`user_id = ${userId} and window_id = ${window}`;
  await rowsOf(
    to,
    sql`with before as (select iri, field from presence where ${own}),
          gone as (delete from presence where ${iri}::text is null and ${own}),
          taken as (insert into presence (user_id, window_id, iri, field, until)
                    select ${userId}::bigint, ${window}, ${iri}::text, ${field}::text, now() + make_interval(secs => ${keptForSeconds})
                    where ${iri}::text is not null and (exists (select from before) or (select count(*) from presence where user_id = ${userId}) < ${mostWindows})
                    on conflict (user_id, window_id) do update set iri = excluded.iri, field = excluded.field, until = excluded.until
                    returning iri, field),
          changed as (select iri from before b where not exists (select from taken t where t.iri = b.iri and t.field is not distinct from b.field)
                      union select iri from taken t where not exists (select from before b where t.iri = b.iri and t.field is not distinct from b.field))
        select pg_notify(${presenceChannel}, iri) from changed`,
  );
}

/** Who was not heard of for too long has left, also when the server he spoke to is gone. */
export async function endSilentSeats(to: Queryable): Promise<void> {
  await rowsOf(
    to,
    sql`with gone as (delete from presence where until < now() returning iri) select pg_notify(${presenceChannel}, iri) from (select distinct iri from gone) as it`,
  );
}

/** Who is at some records, or at all of them, oldest window first. */
export async function seatedAt(to: Queryable, iris?: readonly string[]): Promise<SeatedPerson[]> {
  const where = iris ? sql`and p.iri = any(${sql.param([...iris])}::text[])` : sql``;
  return rowsOf<SeatedPerson>(
    to,
    sql`select p.iri, p.user_id, coalesce(u.name, u.username) as name, p.field
        from presence p join users u on u.id = p.user_id where p.until >= now() ${where} order by p.until`,
  );
}
