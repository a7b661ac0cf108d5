import { sql } from 'drizzle-orm';
import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { holdToSchema } from '../../einvoice/schemaFaults.ts';
import { layMade, nameMade } from '../../files/keepMade.ts';
import { billingPaper } from '../../pdf/billingPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { FileDesk } from '../invoices/fileDesk.ts';
import { readPrintedBilling } from './closing.ts';

/**
 * Makes the file of a closed LF Rechnung from what was kept when it got its number: first it lies in the store, then
 * the document names it; of two who make it at once one is named.
 */
export async function makeBillingFile({ clock, database, scope, signal, store }: FileDesk, id: number): Promise<void> {
  const paper = billingPaper(await readPrintedBilling({ client: database.pool }, id));
  await holdToSchema(paper.attachment ? [paper.attachment.content] : []);
  const content = await printPdf(paper, { isPatient: true, signal });
  const made = { name: `${paper.title}.pdf`, type: paperType, content } as const;
  const laid = await layMade({ database, now: clock(), store }, made);
  const record = iriOf('billings', id);
  await scope(async (its) => {
    const isWanted = sql`select from billings where id = ${id} and "documentFile" is null for update`;
    if ((await rowsOf(its.client, isWanted)).length === 0) return;
    const documentFile = await nameMade(its, record, laid);
    await its.change(billing, record, { documentFile, documentInProgress: false, documentFault: null });
  });
}
