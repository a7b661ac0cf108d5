import { bigint, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** Who of the staff has opened which news, and when first; a mark goes with the news and with the person. */
export const newsReads = pgTable(
  'news_reads',
  {
    news: bigint('news', { mode: 'number' }).notNull(),
    user_id: bigint('user_id', { mode: 'number' }).notNull(),
    read_at: timestamp('read_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.news, table.user_id] }),
    index('news_reads_user_idx').on(table.user_id, table.news),
  ],
);

/** What the marks refer to; made after the rows are there, because an export brings tables in any order. */
export const newsReferences = [
  { table: 'news_reads', column: 'news', to: 'news (id)', cascades: true },
  { table: 'news_reads', column: 'user_id', to: 'users (id)', cascades: true },
] as const;
