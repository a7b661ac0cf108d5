import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/**
 * The channel on which a server tells all of them that somebody has opened his first console or closed his last one.
 */
export const onlineChannel = 'leitstand_online';

/** Longer than a server is silent while it lives. */
const keptForSeconds = 45;

/**
 * Notes whose consoles listen at a server now, and takes out those of servers that were not heard of for too long;
 * tells all servers if that changed anything.
 */
export async function noteConsoles(to: Queryable, server: string, userIds: readonly number[]): Promise<void> {
  const ids = sql`${sql.param([...userIds])}::bigint[]`;
  await rowsOf(
    to,
    sql`with gone as (delete from open_consoles where (server = ${server} and user_id <> all(${ids})) or (server <> ${server} and until < now()) returning 1),
          here as (insert into open_consoles (server, user_id, until) select ${server}::uuid, it,
            now() + make_interval(secs => ${keptForSeconds}) from unnest(${ids}) it
                   on conflict (server, user_id) do update set until = excluded.until returning xmax = 0 as is_new)
        select pg_notify(${onlineChannel}, '') where exists (select from gone) or exists (select from here where is_new)`,
  );
}

/** How many people have a console open, at whichever server. */
export async function countOnline(to: Queryable): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    to,
    sql`select count(distinct user_id) as n from open_consoles where until >= now()`,
  );
  return row?.n ?? 0;
}
