import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** One row per uploaded file: whose it is, what it is, and since when nothing names it. */
export const images = pgTable(
  'images',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    /** The record it was uploaded for, or the list of a record that is yet to be made. */
    record: text('record').notNull(),
    file_name: text('file_name').notNull(),
    content_type: text('content_type').notNull(),
    width: integer('width'),
    height: integer('height'),
    pages: integer('pages'),
    rotation: integer('rotation').notNull().default(0),
    uploaded_by: bigint('uploaded_by', { mode: 'number' }),
    uploaded_at: instant('uploaded_at').notNull(),
    unnamed_since: instant('unnamed_since'),
    /** Each look at it is asked for by itself and written down. */
    guarded: boolean('guarded').notNull().default(false),
  },
  (table) => [index('images_record_idx').on(table.record), index('images_unnamed_idx').on(table.unnamed_since)],
);

/** What lies in the store, by the SHA-256 of its bytes; equal content lies there once. */
export const storedFiles = pgTable('stored_files', {
  hash: text('hash').primaryKey(),
  bytes: integer('bytes').notNull(),
  kept_at: instant('kept_at').notNull(),
});

/** The content of a file in its sizes; `source` is what was uploaded, upright, before anybody turned it. */
export const imageContents = pgTable(
  'image_contents',
  {
    image: bigint('image', { mode: 'number' }).notNull(),
    size: text('size').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.image, table.size] }), index('image_contents_hash_idx').on(table.hash)],
);

/** Who names a file: records by their address, restore points and documents by theirs. */
export const imageUses = pgTable(
  'image_uses',
  {
    image: bigint('image', { mode: 'number' }).notNull(),
    iri: text('iri').notNull(),
  },
  (table) => [primaryKey({ columns: [table.image, table.iri] }), index('image_uses_iri_idx').on(table.iri)],
);

/** Who looked at a guarded file, and when; a look stays when the file goes. */
export const fileLooks = pgTable(
  'file_looks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The record in which it was looked at. */
    iri: text('iri').notNull(),
    image: bigint('image', { mode: 'number' }).notNull(),
    user_id: bigint('user_id', { mode: 'number' }),
    username: text('username').notNull(),
    looked_at: instant('looked_at').notNull(),
  },
  (table) => [index('file_looks_iri_idx').on(table.iri, table.looked_at)],
);

/**
 * What the tables of files refer to among themselves; like every reference made after the rows are there, because an
 * export brings tables in any order.
 */
export const fileReferences = [
  { table: 'image_contents', column: 'image', to: 'images (id)', cascades: true },
  { table: 'image_contents', column: 'hash', to: 'stored_files (hash)', cascades: false },
  { table: 'image_uses', column: 'image', to: 'images (id)', cascades: false },
] as const;

/** Every table that tells of stored files. */
export const fileTables = { images, storedFiles, imageContents, imageUses, fileLooks };
