import { sql } from 'drizzle-orm';
import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { holdToSchema } from '../../einvoice/schemaFaults.ts';
import { layMade, nameMade } from '../../files/keepMade.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob, type JobContext } from '../../jobs/defineJob.ts';
import { billingPaper } from '../../pdf/billingPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { rowsOf } from '../../storage/sql.ts';
import { filesInTurn } from '../invoices/filesInTurn.ts';
import { readPrintedBilling } from './closing.ts';

/**
 * Makes the files of closed LF Rechnungen, each from what was kept when it got its number; one that fails holds up no
 * other and is tried again.
 */
export const billingFiles = (store: FileStore) =>
  defineJob({
    name: 'billings.files',
    title: 'LF Rechnungen erzeugen',
    due: sql`(select min("completedAt") from billings where "documentInProgress")`,
    retries: [5_000, 60_000, 600_000],
    async run(context) {
      const rows = await rowsOf<{ id: number; number: string }>(
        context.database.pool,
        sql`select id, auftragsnummer as number from billings where "documentInProgress" order by id`,
      );
      await filesInTurn(context, rows, {
        make: (id) => makeFile(context, { id, store }),
        keepFault: (its, id, documentFault) => its.change(billing, iriOf('billings', id), { documentFault }),
      });
      return { result: `${String(rows.length)} LF Rechnungen erzeugt` };
    },
  });

type Of = { readonly id: number; readonly store: FileStore };

/** First the file lies in the store, then the document names it. */
async function makeFile({ clock, database, scope, signal }: JobContext<undefined>, { id, store }: Of): Promise<void> {
  const paper = billingPaper(await readPrintedBilling({ client: database.pool }, id));
  await holdToSchema(paper.attachment ? [paper.attachment.content] : []);
  const content = await printPdf(paper, { isPatient: true, signal });
  const made = { name: `${paper.title}.pdf`, type: paperType, content } as const;
  const laid = await layMade({ database, now: clock(), store }, made);
  const record = iriOf('billings', id);
  await scope(async (its) => {
    const documentFile = await nameMade(its, record, laid);
    await its.change(billing, record, { documentFile, documentInProgress: false, documentFault: null });
  });
}
