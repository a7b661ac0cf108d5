import { sql } from 'drizzle-orm';
import { notificationLink } from '../../../src/domain/user/notificationLink.ts';
import type { Notification } from '../../../src/domain/user/notification.ts';
import type { PushSubscription } from '../../storage/pushSubscriptions.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { PushMessage } from '../../../src/domain/user/pushMessage.ts';

/** A message that is on its way to one browser, sent by this process and by nobody else. */
export type DuePush = {
  readonly id: number;
  readonly subscription: PushSubscription;
  readonly madeAt: Date;
  readonly attempts: number;
  readonly pushed: PushMessage;
};

/** Longer than any try takes; after that another process takes over from one that died. */
const leaseMs = 60_000;

/** When there is something to send next. */
export const nextDue = sql`select min(due_at) from push_messages`;

type Row = Pick<Notification, 'title' | 'body' | 'entityType' | 'entityId' | 'data'> &
  PushSubscription & { id: number; madeAt: string; attempts: number; notification: number };

/**
 * Takes messages that are due, oldest first. What its reader has read meanwhile, what is gone, and what belongs to an
 * account that was switched off, leaves nowhere any more.
 */
export async function claimPush(to: Queryable, { now, max }: { now: Date; max: number }): Promise<readonly DuePush[]> {
  await rowsOf(
    to,
    sql`delete from push_messages m where due_at <= ${now.toISOString()} and not exists (
          select from notifications n
          join push_subscriptions s on s.endpoint = m.endpoint and s.user_id = n."user"
          join users u on u.id = s.user_id and u.active
          where n.id = m.notification and n."readAt" is null)`,
  );
  const rows = await rowsOf<Row>(
    to,
    sql`with taken as (
          update push_messages set due_at = ${new Date(now.getTime() + leaseMs).toISOString()}, attempts = attempts + 1
          where id in (select id from push_messages where due_at <= ${now.toISOString()} order by due_at, id limit ${max}
            for update skip locked)
          returning id, notification, endpoint, made_at, attempts)
        select taken.id, notification, endpoint, p256dh, auth, made_at as "madeAt", attempts, title, body, "entityType",
          "entityId", data
        from taken join push_subscriptions using (endpoint) join notifications n on n.id = notification order by taken.id`,
  );
  return rows.map(({ id, endpoint, p256dh, auth, madeAt, attempts, notification, title, body, ...about }) => ({
    id,
    subscription: { endpoint, p256dh, auth },
    madeAt: new Date(madeAt),
    attempts,
    pushed: {
      id: notification,
      title: title ?? 'Leitstand',
      body: body ?? '',
      url: notificationLink(about) ?? '/notifications',
    },
  }));
}

/** Makes all that waits due at once; only for whoever has the database to himself: nobody else is sending it then. */
export async function releasePush(to: Queryable, now: Date): Promise<void> {
  await rowsOf(to, sql`update push_messages set due_at = ${now.toISOString()} where due_at > ${now.toISOString()}`);
}
