import { bigint, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** What each completed document said when it got its number: all that is printed, sent and exported is made of it. */
export const printedDocuments = pgTable('printed_documents', {
  invoice: bigint('invoice', { mode: 'number' }).primaryKey(),
  number: text('number').notNull().unique(),
  content: jsonb('content').notNull(),
});

/** The same of each closed LF Rechnung. */
export const printedBillings = pgTable('printed_billings', {
  billing: bigint('billing', { mode: 'number' }).primaryKey(),
  number: text('number').notNull().unique(),
  content: jsonb('content').notNull(),
});

/** What each batch for the tax adviser consists of, as it was when it got its number. */
export const datevBatches = pgTable('datev_batches', {
  export: bigint('export', { mode: 'number' }).primaryKey(),
  content: jsonb('content').notNull(),
});

/** The personal account under which somebody went to the tax adviser; it stays his, and nobody else gets it. */
export const datevAccounts = pgTable('datev_accounts', {
  record: text('record').primaryKey(),
  account: integer('account').notNull().unique(),
});

/** What stays of a document after its time: a line of the number report, and the checksum that proves it. */
export const documentNumbers = pgTable('document_numbers', {
  number: text('number').primaryKey(),
  kind: text('kind').notNull(),
  day: date('day', { mode: 'string' }),
  amount: numeric('amount'),
  hash: text('hash'),
});
