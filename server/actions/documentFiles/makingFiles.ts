import { sql } from 'drizzle-orm';
import type { FileStore } from '../../files/store/fileStore.ts';
import type { Database } from '../../storage/database.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** What the making of a document's file needs around it: a job has it, and so has whoever asks for one file. */
export type MakingFiles = {
  readonly database: Database;
  readonly store: FileStore;
  readonly clock: () => Date;
  /** Nobody waits for the file any more. */
  readonly signal: AbortSignal;
  /** Writes in one transaction. */
  scope<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
};

/** A document that has its number and stands: an invoice or credit note, or an LF Rechnung. */
export type CompletedDocument = { readonly path: 'invoices' | 'billings'; readonly id: number };

/** Whether a document still has no file, held until the transaction ends: of two who make it at once one is named. */
export async function lacksFile(client: Queryable, { id, path }: CompletedDocument): Promise<boolean> {
  const rows = await rowsOf(
    client,
    sql`select from ${sql.identifier(path)} where id = ${id} and "documentFile" is null for update`,
  );
  return rows.length > 0;
}
