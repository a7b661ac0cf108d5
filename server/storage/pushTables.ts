import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/**
 * The browsers in which somebody wants to be told although the console is closed, each by the address that its push
 * service gave it; one belongs to the sign-in that asked for it and ends with it.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    user_id: bigint('user_id', { mode: 'number' }).notNull(),
    session: uuid('session').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    renewed_at: instant('renewed_at').notNull(),
  },
  (table) => [index('push_subscriptions_user_idx').on(table.user_id)],
);

/** What waits for its way to a browser; what it says stands in the notification until it leaves. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    notification: bigint('notification', { mode: 'number' }).notNull(),
    endpoint: text('endpoint').notNull(),
    made_at: instant('made_at').notNull(),
    due_at: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('push_messages_due_idx').on(table.due_at), index('push_messages_endpoint_idx').on(table.endpoint)],
);

/** What the way to browsers needs; neither travels with a backup, because sign-ins do not. */
export const pushTables = { pushSubscriptions, pushMessages };
