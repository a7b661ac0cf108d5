import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { filesPath } from '../../../src/domain/define/filesPath.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { invoice } from '../../../src/domain/invoice/invoice.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob, type JobContext } from '../../jobs/defineJob.ts';
import { documentPaper } from '../../pdf/documentPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { expectContents, insertImage } from '../../storage/images.ts';
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
  const pdf = await printPdf(paper, { isPatient: true, signal });
  const content = { hash: createHash('sha256').update(pdf).digest('hex'), bytes: pdf.length };
  const contents = [
    { size: 'source', ...content },
    { size: 'full', ...content },
  ] as const;
  await database.transaction((client) => expectContents(client, [contents[0]], clock()));
  await putInto(store, content, pdf);
  const record = iriOf('invoices', id);
  await scope(async (its) => {
    const about = { record, file_name: `${paper.title}.pdf`, content_type: paperType, uploaded_by: null } as const;
    const image = await insertImage(
      its.client,
      { ...about, width: null, height: null, pages: null, contents },
      its.now,
    );
    await its.change(invoice, record, { documentFile: iriOf(filesPath, image), documentInProgress: false });
  });
}

async function putInto(store: FileStore, content: { readonly hash: string; readonly bytes: number }, pdf: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'leitstand-beleg-'));
  try {
    const path = join(folder, 'beleg.pdf');
    await writeFile(path, pdf, { mode: 0o600 });
    await store.put({ ...content, path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
