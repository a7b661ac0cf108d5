import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import { layMade, nameMade } from '../../files/keepMade.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob, type JobContext } from '../../jobs/defineJob.ts';
import { documentPaper } from '../../pdf/documentPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { rowsOf } from '../../storage/sql.ts';
import { readPrinted } from './printed.ts';

/**
 * Makes the files of completed documents, each from what was kept when it got its number. The number waits for none of
 * it, sending does; a document that fails holds up no other and is tried again.
 */
export const documentFiles = (store: FileStore) =>
  defineJob({
    name: 'invoices.files',
    title: 'Belege erzeugen',
    due: sql`(select min("completedAt") from invoices where "documentInProgress")`,
    retries: [5_000, 60_000, 600_000],
    async run(context) {
      const { database, log, progress, signal } = context;
      const rows = await rowsOf<{ id: number; number: string }>(
        database.pool,
        sql`select id, "orderNumber" as number from invoices where "documentInProgress" order by id`,
      );
      const failed: string[] = [];
      for (const [at, { id, number }] of rows.entries()) {
        signal.throwIfAborted();
        await makeFile(context, { id, store }).catch((fault: unknown) => {
          signal.throwIfAborted();
          failed.push(number);
          log(`${number}: ${fault instanceof Error ? fault.message : String(fault)}`);
        });
        progress(at + 1, rows.length);
      }
      if (failed.length > 0) throw new Error(`Nicht erzeugt: ${failed.join(', ')}`);
      return { result: `${String(rows.length)} Belege erzeugt` };
    },
  });

/** First the file lies in the store, then the document names it. */
async function makeFile(
  { clock, database, scope, signal }: JobContext<undefined>,
  { id, store }: { readonly id: number; readonly store: FileStore },
): Promise<void> {
  const paper = documentPaper(await readPrinted({ client: database.pool }, id));
  const content = await printPdf(paper, { isPatient: true, signal });
  const made = { name: `${paper.title}.pdf`, type: paperType, content } as const;
  const laid = await layMade({ database, now: clock(), store }, made);
  const record = iriOf('invoices', id);
  await scope(async (its) => {
    await its.change(invoice, record, { documentFile: await nameMade(its, record, laid), documentInProgress: false });
  });
}
