import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** One row per changed field of every record; nobody can change or delete them (0-decisions, Orders). */
export const history = pgTable(
  'history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text('path').notNull(),
    record_id: bigint('record_id', { mode: 'number' }).notNull(),
    logged_at: timestamp('logged_at', { withTimezone: true, mode: 'string' }).notNull(),
    username: text('username').notNull(),
    field: text('field').notNull(),
    previous: jsonb('previous'),
    data: jsonb('data'),
  },
  (table) => [index('history_record_idx').on(table.path, table.record_id, table.id)],
);

/** What changed, in the order in which it became visible: by transaction, then by row (feeds every open console). */
export const changeLog = pgTable(
  'change_log',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    path: text('path').notNull(),
    record_id: bigint('record_id', { mode: 'number' }),
    kind: text('kind').notNull(),
    version: integer('version'),
    by: text('by').notNull(),
    detail: jsonb('detail'),
  },
  (table) => [index('change_log_order_idx').on(table.xid, table.seq)],
);

/** Running numbers that are taken inside the transaction that uses them (R1, R40). */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});
