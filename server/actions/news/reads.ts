import { sql } from 'drizzle-orm';
import { standsOpen } from '../../../src/domain/access/openRows.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { news } from '../../../src/domain/news/news.ts';
import { markNewsRead, newsReaders, unreadNews } from '../../../src/domain/news/newsCalls.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { NotFound } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { metWhole } from '../drivers/metDriver.ts';
import { respond } from '../handler.ts';

/** So many are told of at most; nobody who has not read more than these is behind by a number. */
const mostUnread = 200;

/** Notes that somebody has opened a news; the message at his bell about it is read with that. */
export const markRead = respond(markNewsRead, async (asked, { id }) => {
  const { database, openScope, actor, now } = asked;
  if (!standsOpen(news, await metWhole(asked, news, id))) throw new NotFound();
  await database.transaction(async (client) => {
    await rowsOf(
      client,
      sql`insert into news_reads (news, user_id, read_at) values (${id}, ${actor.userId}, ${now.toISOString()})
          on conflict do nothing`,
    );
    const messages = await rowsOf<{ id: number }>(
      client,
      sql`select id from notifications where "user" = ${actor.userId} and "readAt" is null
            and data->>'news' = ${iriOf(news.path, id)} order by id for no key update`,
    );
    const scope = openScope({ client, actor, now });
    for (const message of messages)
      await scope.change(notification, iriOf(notification.path, message.id), { readAt: now.toISOString() });
  });
  return undefined;
});

/** What somebody has not opened of the news for staff; those from before he came are old news. */
export const unread = respond(unreadNews, async ({ database: { pool }, actor }) => {
  const rows = await rowsOf<{ id: number }>(
    pool,
    sql`select n.id from news n join users u on u.id = ${actor.userId}
        where n."isSend" and n."showForEmployees" and n."sentAt" >= u."createdAt"
          and not exists (select from news_reads r where r.news = n.id and r.user_id = u.id)
        order by n."sentAt" desc, n.id desc limit ${mostUnread}`,
  );
  return { news: rows.map((it) => iriOf(news.path, it.id)) };
});

/** Who has opened a news and when, whoever has not first; of those who came after it only who opened it. */
export const readers = respond(newsReaders, async (asked, { id }) => {
  await metWhole(asked, news, id);
  const rows = await rowsOf<{ id: number; name: string; read_at: string | null }>(
    asked.database.pool,
    sql`select u.id, coalesce(nullif(u.name, ''), u.username) as name, r.read_at
        from users u join news n on n.id = ${id} left join news_reads r on r.news = n.id and r.user_id = u.id
        where r.read_at is not null
          or (n."isSend" and n."showForEmployees" and u.active and u.roles <> '{}' and u."createdAt" <= n."sentAt")
        order by r.read_at desc nulls first, name, u.id`,
  );
  return {
    readers: rows.map(({ id: user, name, read_at: at }) => ({
      user: iriOf('users', user),
      name,
      readAt: at === null ? null : new Date(at).toISOString(),
    })),
  };
});
