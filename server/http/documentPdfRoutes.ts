import { invoice } from '../../src/domain/invoice/invoice.ts';
import { billing } from '../../src/domain/billing/billing.ts';
import type { CompletedDocument } from '../actions/documentFiles/makingFiles.ts';
import { fileOnDemand } from '../actions/documentFiles/fileOnDemand.ts';
import { billingPaperOf } from '../actions/billings/pdf.ts';
import { printedDocument } from '../actions/invoices/printed.ts';
import { readPrinted } from '../storage/printedDocuments.ts';
import { documentPaper, draftPaper } from '../pdf/documentPaper.ts';
import { printPdf } from '../pdf/print.ts';
import { readOne } from '../storage/readRecords.ts';
import { NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';
import { recordId } from './recordId.ts';
import { sendPdf } from './sendFile.ts';

const patienceMs = 120_000;

/**
 * `GET /api/invoices/{id}/document`, and the same of LF Rechnungen: the file of a completed document, made when it is
 * first opened, else how it looks now. Routes by hand: they answer with a file.
 */
export const documentPdfRoutes: Routes = (app, { database, files, openScope, clock }) => {
  const fileOf = (it: CompletedDocument) => {
    const signal = AbortSignal.timeout(patienceMs);
    return fileOnDemand({ clock, database, openScope, store: files.store, signal }, it);
  };
  app.get<{ Params: { id: string } }>(
    '/api/invoices/:id/document',
    { onRequest: demand('billing', 'read') },
    async (request, reply) => {
      const it = await readOne(database.pool, invoice, recordId(request.params.id));
      if (!it) throw new NotFound();
      const title = invoice.represent(it as never);
      const pdf =
        it.invoiceCompleted && !it.documentInProgress ? await fileOf({ path: 'invoices', id: it.id }) : undefined;
      if (pdf) return sendPdf(reply, { title, pdf });
      const paper = await database.transaction(async (client) => {
        if (it.invoiceCompleted) return documentPaper(await readPrinted({ client }, it.id));
        return draftPaper(await printedDocument(it, openScope({ client, actor: request.actor, now: clock() })));
      });
      return sendPdf(reply, { title, pdf: await printPdf(paper) });
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/billings/:id/document',
    { onRequest: demand('billing', 'read') },
    async (request, reply) => {
      const it = await readOne(database.pool, billing, recordId(request.params.id));
      if (!it) throw new NotFound();
      const title = billing.represent(it as never);
      const pdf =
        it.abgeschlossen && !it.documentInProgress ? await fileOf({ path: 'billings', id: it.id }) : undefined;
      if (pdf) return sendPdf(reply, { title, pdf });
      const paper = await database.transaction((client) =>
        billingPaperOf(it, openScope({ client, actor: request.actor, now: clock() })),
      );
      return sendPdf(reply, { title, pdf: await printPdf(paper) });
    },
  );
};
