import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from './sql.ts';

/** A browser as its push service knows it, with the keys by which nobody but this browser reads what it is sent. */
export type PushSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
type Own = { readonly userId: number; readonly session: string; readonly now: Date };

/** Nobody works in more browsers at once; the one that was heard of longest ago gives way. */
const most = 20;
/** A browser that nobody has opened the console in for so long is forgotten. */
const daysKept = 30;

/** Notes that somebody wants to be told in this browser; it belongs to whoever asked last. */
export async function keepSubscription(
  to: Queryable,
  { endpoint, p256dh, auth }: PushSubscription,
  { userId, session, now }: Own,
): Promise<void> {
  await rowsOf(
    to,
    sql`delete from push_messages where endpoint in
          (select endpoint from push_subscriptions where endpoint = ${endpoint} and user_id <> ${userId})`,
  );
  await rowsOf(
    to,
    sql`insert into push_subscriptions (endpoint, user_id, session, p256dh, auth, renewed_at)
        values (${endpoint}, ${userId}, ${session}, ${p256dh}, ${auth}, ${now.toISOString()})
        on conflict (endpoint) do update set user_id = excluded.user_id, session = excluded.session,
          p256dh = excluded.p256dh, auth = excluded.auth, renewed_at = excluded.renewed_at`,
  );
  await forgetSubscriptions(
    to,
    sql`endpoint in (select endpoint from push_subscriptions where user_id = ${userId}
          order by renewed_at desc, endpoint offset ${most})`,
  );
}

/** Forgets browsers, and what waited for its way to them. */
export async function forgetSubscriptions(to: Queryable, which: SQL): Promise<void> {
  await rowsOf(
    to,
    sql`with gone as (delete from push_subscriptions where ${which} returning endpoint)
        delete from push_messages where endpoint in (select endpoint from gone)`,
  );
}

/** Forgets browsers in which nobody has opened the console for long. */
export async function forgetOldSubscriptions(to: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 86_400_000).toISOString();
  await forgetSubscriptions(to, sql`renewed_at < ${before}`);
}

/** Queues a notification for every browser in which its reader wants to be told of it. */
export async function queuePush(
  to: Queryable,
  { notification, userId, now }: { notification: number; userId: number; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await rowsOf(
    to,
    sql`insert into push_messages (notification, endpoint, made_at, due_at)
        select ${notification}, endpoint, ${at}, ${at} from push_subscriptions
        where user_id = ${userId} and exists (select from user_settings
          where user_id = ${userId} and key = 'enablePushNotifications' and value = 'true'::jsonb)`,
  );
}
