import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What each completed document said when it got its number: all that is printed, sent and exported is made of it. */
export const printedDocuments = pgTable('printed_documents', {
  invoice: bigint('invoice', { mode: 'number' }).primaryKey(),
  number: text('number').notNull().unique(),
  content: jsonb('content').notNull(),
});
