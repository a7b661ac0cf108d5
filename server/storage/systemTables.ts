import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const userId = () => bigint('user_id', { mode: 'number' });

/** The argon2id hash of each user who may sign in; it never travels with the user's record. */
export const userPasswords = pgTable('user_passwords', {
  user_id: userId().primaryKey(),
  hash: text('hash').notNull(),
  changed_at: instant('changed_at').notNull(),
  /** Somebody else has chosen it; its owner must choose his own before he can work. */
  must_change: boolean('must_change').notNull().default(false),
});

/** One row per sign-in that has not ended; a token is worth as much as its session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    user_id: userId().notNull(),
    user_agent: text('user_agent').notNull(),
    address: text('address').notNull(),
    began_at: instant('began_at').notNull(),
    seen_at: instant('seen_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.user_id), index('sessions_expiry_idx').on(table.expires_at)],
);

/** The SHA-256 of the one key that each record of `api_keys` has out. */
export const apiKeyHashes = pgTable('api_key_hashes', {
  key_id: bigint('key_id', { mode: 'number' }).primaryKey(),
  hash: text('hash').notNull().unique(),
});

/** The links that lead people without an account to a page of theirs; only the SHA-256 of each token is kept. */
export const publicLinks = pgTable(
  'public_links',
  {
    id: bigint('id', { mode: 'number' }).notNull().unique().generatedByDefaultAsIdentity(),
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    iri: text('iri').notNull(),
    data: jsonb('data').notNull(),
    made_at: instant('made_at').notNull(),
    valid_until: instant('valid_until').notNull(),
    withdrawn_at: instant('withdrawn_at'),
  },
  (table) => [index('public_links_iri_idx').on(table.iri), index('public_links_validity_idx').on(table.valid_until)],
);

/** One row per refresh token ever given out and not yet expired; only its SHA-256 is kept. A family is one session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    family: uuid('family').notNull(),
    user_id: userId().notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
    /** The next token, masked with this one, while it may be asked for again. */
    successor: text('successor'),
  },
  (table) => [
    index('refresh_tokens_family_idx').on(table.family),
    index('refresh_tokens_user_idx').on(table.user_id),
    index('refresh_tokens_expiry_idx').on(table.expires_at),
  ],
);

/** Failed sign-ins per user, per address and per pair of both, so that guessing becomes slower and slower. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  last_at: instant('last_at').notNull(),
  blocked_until: instant('blocked_until').notNull(),
});

/** Until when each caller has used up what is due to him of dear work, so that nobody keeps a whole office waiting. */
export const spending = pgTable(
  'spending',
  {
    caller: bigint('caller', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    free_at: instant('free_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.kind] })],
);

/** What a user has set for himself: rows per page, favourites, layouts, theme. */
export const userSettings = pgTable(
  'user_settings',
  { user_id: userId().notNull(), key: text('key').notNull(), value: jsonb('value') },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

/** Where push messages for a user's browsers go. */
export const messageTokens = pgTable(
  'message_tokens',
  {
    token: text('token').primaryKey(),
    user_id: userId().notNull(),
    topic: text('topic').notNull(),
    registered_at: instant('registered_at').notNull(),
  },
  (table) => [index('message_tokens_user_idx').on(table.user_id)],
);

/** What the installation remembers about itself, for example that it holds demo data. */
export const systemFacts = pgTable('system_facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/**
 * Records that are called something else now, until the search texts of those that refer to them are rewritten; `turn`
 * counts renamings meanwhile.
 */
export const renamings = pgTable(
  'renamings',
  {
    path: text('path').notNull(),
    record_id: bigint('record_id', { mode: 'number' }).notNull(),
    turn: integer('turn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.record_id] })],
);

/** Records that were made with a key of their caller, so that the same call repeated finds the one that is there. */
export const createdOnce = pgTable(
  'created_once',
  {
    user_id: userId().notNull(),
    key: text('key').notNull(),
    path: text('path').notNull(),
    record_id: bigint('record_id', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    made_at: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] }), index('created_once_made_idx').on(table.made_at)],
);

/** Every table that belongs to no resource and serves signing in and running the installation. */
export const systemTables = {
  userPasswords,
  sessions,
  apiKeyHashes,
  publicLinks,
  refreshTokens,
  signInAttempts,
  spending,
  userSettings,
  messageTokens,
  systemFacts,
  renamings,
  createdOnce,
};
