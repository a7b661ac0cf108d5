import { ciiOf } from '../../../src/domain/invoice/einvoice/cii.ts';
import { specifications } from '../../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import type { PrintedDocument } from '../../../src/domain/invoice/printedDocument.ts';
import { holdToSchema } from '../../einvoice/schemaFaults.ts';
import { outlayTemplateFor } from '../../../src/domain/invoice/documentTemplate.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { paperType } from '../../../src/domain/file/storedFile.ts';
import { layMade, nameMade } from '../../files/keepMade.ts';
import { documentPaper } from '../../pdf/documentPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { readOne } from '../../storage/readRecords.ts';
import { categoryOf } from '../invoices/documentTemplates.ts';
import { lacksFile, type MakingFiles } from './makingFiles.ts';
import { storeAdditional, type Beside, type LaidPaper } from '../invoices/additionalPapers.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';

/**
 * Makes the files of a completed document from what was kept when it got its number. First they lie in the store, then
 * the document names them; lists made of the draft are made anew (R28).
 */
export async function makeInvoiceFile(around: MakingFiles, id: number): Promise<void> {
  const { clock, database, scope, signal, store } = around;
  const printed = await readPrinted({ client: database.pool }, id);
  const paper = documentPaper(printed);
  const options = { isPatient: true, signal };
  const place = { database, store, now: clock() };
  const record = iriOf('invoices', id);
  await holdToSchema(eInvoicesOf(printed));
  const content = await printPdf(paper, options);
  const kept = await layMade(place, { name: `${paper.title}.pdf`, type: paperType, content });
  const document = await readOne(database.pool, invoice, id);
  const others: { readonly it: Beside; readonly made: LaidPaper }[] = [];
  const kategorie = document ? await scope((its) => categoryOf(document, its)) : null;
  for (const it of document ? wantedBeside(document, kategorie) : [])
    if (document) others.push({ it, made: await storeAdditional(place, { document, printed, ...it }, options) });
  await scope(async (its) => {
    if (!(await lacksFile(its.client, { path: 'invoices', id }))) return;
    const additionalDocs = [];
    for (const { it, made } of others) additionalDocs.push({ ...it, file: await nameMade(its, record, made) });
    const documentFile = await nameMade(its, record, kept);
    await its.change(invoice, record, { documentFile, documentInProgress: false, documentFault: null, additionalDocs });
  });
}

/** The e-invoice inside of the file, and the one that goes beside it where the customer wants that. */
function eInvoicesOf(printed: PrintedDocument): readonly string[] {
  const wanted = [specifications.facturX, ...(printed.isXRechnung ? [specifications.xRechnung] : [])];
  return wanted.map((it) => ciiOf(eInvoiceOf(printed, it)));
}

/** What goes along: what was made of the draft, and the expenses where the document is to show them. */
function wantedBeside(document: Invoice, kategorie: string | null): readonly Beside[] {
  const made = document.additionalDocs.flatMap(({ type, template }) => (type && template ? [{ type, template }] : []));
  const isShown = document.showExpensesSummary && document.hasExpenses && document.invoice === null;
  if (!isShown || made.some((it) => it.type === 'expensesSummary')) return made;
  return [...made, { type: 'expensesSummary', template: document.expensesTemplate ?? outlayTemplateFor(kategorie) }];
}
