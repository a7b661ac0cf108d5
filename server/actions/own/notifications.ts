import { sql } from 'drizzle-orm';
import { notification } from '../../../src/domain/user/notification.ts';
import { readAllNotifications } from '../../../src/domain/user/ownCalls.ts';
import { readMany } from '../../storage/readRecords.ts';
import { rowsOf } from '../../storage/sql.ts';
import { changeMany } from '../../write/many.ts';
import { answer } from '../handler.ts';

/** Everything at the bell of whoever asks is read; what comes while he asks stays unread. */
export const readAll = answer(readAllNotifications, {
  read: () => ({}),
  work: async ({ database, openScope, actor, now }) =>
    database.transaction(async (client) => {
      const unread = await rowsOf<{ id: number }>(
        client,
        sql`select id from notifications where "user" = ${actor.userId} and "readAt" is null order by id for no key update`,
      );
      const rows = await readMany(
        client,
        notification,
        unread.map((it) => it.id),
      );
      const values = { readAt: now.toISOString() };
      const changed = await changeMany(
        { noun: notification, scope: openScope({ client, actor, now }) },
        rows.map((before) => ({ before, values })),
      );
      return { count: changed.length };
    }),
});
