import { z } from 'zod';

/**
 * How the file is written today: 1 knew neither migrations nor a checksum, 3 brings the uploaded files behind the
 * tables. Without them 2 is written, which earlier versions understand.
 */
export const formatVersion = 3;
export const formatWithoutFiles = 2;

/** A table as it is in the file: its name, and its columns in the order of the values. */
const table = z.object({ name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof table>;

/** What a move needs besides the data: where it lay, and the names of the settings that were in use. */
const besides = z.object({ secret: z.string(), files: z.string(), settings: z.array(z.string()) });
export type Besides = z.infer<typeof besides>;

/** The first line: what the file is, from when and from which state of the tables. */
export const headerLine = z.object({
  format: z.literal('leitstand'),
  formatVersion: z.number(),
  /** The version of Leitstand that wrote it. */
  version: z.string().optional(),
  exportedAt: z.string(),
  /** The migrations that its database had taken; unknown in format 1. */
  migrations: z.array(z.string()).optional(),
  besides: besides.optional(),
  /** How many uploaded files stand behind the tables; missing where they are kept elsewhere. */
  files: z.number().optional(),
  tables: z.array(table),
  /** By table and column the last number that was given, perhaps to a record that is no more. */
  lastNumbers: z.record(z.string(), z.record(z.string(), z.number())).optional(),
});
export type Header = z.infer<typeof headerLine>;

/** The line before a table's rows. */
export const tableLine = z.object({ table: z.string() });

/** The line before the bytes of an uploaded file, which is called by their SHA-256; a line end stands behind them. */
export const fileLine = z.object({ file: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number().int().min(0) });

/** The last line: how many rows there were, and the SHA-256 of every byte before this line (since format 2). */
export const lastLine = z.object({ rows: z.number(), sha256: z.string().optional() });

/** What says something about this running system, not about the business. */
export const leftOut = [
  'change_log',
  'jobs',
  'refresh_tokens',
  'sessions',
  'sign_in_attempts',
  'presence',
  'open_consoles',
  'bulk_runs',
  'push_messages',
  'push_subscriptions',
  'short_lived_files',
  'short_lived_file_chunks',
];

/** What an export or a restore brought over. */
export type Exchanged = { readonly tables: number; readonly rows: number; readonly files: number };
