import { sql, type SQL } from 'drizzle-orm';
import { bigint, customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

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

/**
 * What a protocol held before a change of its state, a reset or a restoring (R31): small fields as they are, the others
 * by the hash of what they hold. Nobody can change one, nor delete it before its time.
 */
export const protocolSnapshots = pgTable(
  'protocol_snapshots',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    protocol: bigint('protocol', { mode: 'number' }).notNull(),
    counter: integer('counter').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    username: text('username').notNull(),
    old_state: text('old_state').notNull(),
    new_state: text('new_state').notNull(),
    content: jsonb('content').notNull(),
    parts: jsonb('parts').notNull(),
  },
  (table) => [
    uniqueIndex('protocol_snapshots_counter_key').on(table.protocol, table.counter),
    index('protocol_snapshots_created_idx').on(table.created_at),
    // By it the run that deletes old ones knows which parts nobody else holds.
    index('protocol_snapshots_hashes_idx').using('gin', sql`(jsonb_path_query_array(parts, '$.*'))`),
  ],
);

/** The hashes of the parts that a restore point holds, as they stand in its index; `of` is its table in the query. */
export const hashesHeld = (of: string): SQL => sql.raw(`jsonb_path_query_array(${of}.parts, '$.*')`);

/** What several restore points hold alike stands here once. */
export const protocolSnapshotParts = pgTable('protocol_snapshot_parts', {
  hash: text('hash').primaryKey(),
  content: jsonb('content').notNull(),
});
