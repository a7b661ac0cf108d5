import { sql } from 'drizzle-orm';
import type { PrintedDocument } from '../../src/domain/invoice/printedDocument.ts';
import { rowsOf, type Queryable } from './sql.ts';

/** What a completed document said when it got its number. */
export async function readPrinted(scope: { readonly client: Queryable }, id: number): Promise<PrintedDocument> {
  const [row] = await rowsOf<{ content: PrintedDocument }>(
    scope.client,
    sql`select content from printed_documents where invoice = ${id}`,
  );
  if (!row) throw new Error(`nothing was printed of document ${String(id)}`);
  return row.content;
}
