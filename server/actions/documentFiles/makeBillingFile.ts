import { billing } from '../../../src/domain/billing/billing.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { holdToSchema } from '../../einvoice/schemaFaults.ts';
import { layMade, nameMade } from '../../files/keepMade.ts';
import { billingPaper } from '../../pdf/billingPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { lacksFile, type MakingFiles } from './makingFiles.ts';
import { readPrintedBilling } from '../billings/closing.ts';

/**
 * Makes the file of a closed LF Rechnung from what was kept when it got its number: first it lies in the store, then
 * the document names it.
 */
export async function makeBillingFile(
  { clock, database, scope, signal, store }: MakingFiles,
  id: number,
): Promise<void> {
  const paper = billingPaper(await readPrintedBilling({ client: database.pool }, id));
  await holdToSchema(paper.attachment ? [paper.attachment.content] : []);
  const content = await printPdf(paper, { isPatient: true, signal });
  const made = { name: `${paper.title}.pdf`, type: paperType, content } as const;
  const laid = await layMade({ database, now: clock(), store }, made);
  const record = iriOf('billings', id);
  await scope(async (its) => {
    if (!(await lacksFile(its.client, { path: 'billings', id }))) return;
    const documentFile = await nameMade(its, record, laid);
    await its.change(billing, record, { documentFile, documentInProgress: false, documentFault: null });
  });
}
