import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

// All of these are unlogged: what they hold is worth something only while servers run, and a crash of the database may
// empty them.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Who is at which record, in which of his windows: where he has it open, and which he edits, so that others keep away.
 * A console says both again and again, and what it no longer says ends.
 */
export const presence = pgTable(
  'presence',
  {
    user_id: bigint('user_id', { mode: 'number' }).notNull(),
    window_id: text('window_id').notNull(),
    iri: text('iri').notNull(),
    session: uuid('session'),
    field: text('field'),
    seated_until: instant('seated_until'),
    locked_since: instant('locked_since'),
    locked_until: instant('locked_until'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.window_id, table.iri] }),
    index('presence_iri_idx').on(table.iri),
    uniqueIndex('presence_lock_idx')
      .on(table.iri)
      .where(sql`locked_since is not null`),
  ],
);

/** Whose consoles listen at which server; those of a server that died end by themselves. */
export const openConsoles = pgTable(
  'open_consoles',
  {
    server: uuid('server').notNull(),
    user_id: bigint('user_id', { mode: 'number' }).notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.server, table.user_id] })],
);

/** Bulk changes under way, by caller and key: how far they are, and whether they are to stop. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    caller: bigint('caller', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    run: uuid('run').notNull(),
    done: integer('done').notNull().default(0),
    of: integer('of').notNull(),
    is_stopped: boolean('is_stopped').notNull().default(false),
    seen_at: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

/** Files made for one caller to fetch soon, behind links. */
export const shortLivedFiles = pgTable('short_lived_files', {
  id: text('id').primaryKey(),
  caller: bigint('caller', { mode: 'number' }).notNull(),
  valid_until: instant('valid_until').notNull(),
  is_complete: boolean('is_complete').notNull().default(false),
});

/** What is in these files, piece by piece. */
export const shortLivedFileChunks = pgTable(
  'short_lived_file_chunks',
  {
    file: text('file')
      .notNull()
      .references(() => shortLivedFiles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.position] })],
);

/** Every table in which servers that run side by side agree on what is under way. */
export const sharedTables = { presence, openConsoles, bulkRuns, shortLivedFiles, shortLivedFileChunks };
