import { Readable } from 'node:stream';
import { billing, type Billing } from '../../../src/domain/billing/billing.ts';
import type { PrintedBilling } from '../../../src/domain/billing/printedBilling.ts';
import { billingPdf } from '../../../src/domain/billing/billingPdfCall.ts';
import { documentTemplates } from '../../../src/domain/choices/documentTemplates.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { keepForCaller } from '../../export/keepForCaller.ts';
import { billingListPaper, billingPaper } from '../../pdf/billingPaper.ts';
import type { Paper } from '../../pdf/paper.ts';
import { printPdf } from '../../pdf/print.ts';
import { NotFound } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { readPrintedBilling } from './closing.ts';
import { fileOnDemand } from '../documentFiles/fileOnDemand.ts';
import { printedNow } from './printedNow.ts';

const templates = documentTemplates.items.map((it) => it.key);

/** The paper of an LF Rechnung, closed or as it stands. */
export async function billingPaperOf(it: Billing, scope: Scope): Promise<Paper> {
  return billingPaper(await printedOf(it, scope));
}

function printedOf(it: Billing, scope: Scope): Promise<PrintedBilling> {
  return it.abgeschlossen
    ? readPrintedBilling(scope, it.id)
    : printedNow({ ...it, auftragsnummer: it.auftragsnummer ?? 'Entwurf' }, scope);
}

/** The PDF of an LF Rechnung: of a closed one its file, made when it is first opened; a draft as it stands. */
export const printBilling = answer(billingPdf, {
  read: ({ template }) => {
    const known = templates.find((it) => it === template);
    if (template !== undefined && template !== null && template !== '' && !known)
      throw wrongInput(billingPdf)('template', 'Diese Vorlage gibt es nicht.');
    return { template: known ?? null };
  },
  async work(asked, { id, template }) {
    const { actor, database, leaving, now, openScope, settings } = asked;
    const { isClosed, printed } = await database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      const found = await scope.look(billing, iriOf('billings', id));
      if (!found) throw new NotFound();
      return { isClosed: found.abgeschlossen, printed: await printedOf(found, scope) };
    });
    const paper = template === null ? billingPaper(printed) : billingListPaper(printed, template);
    const around = { database, openScope, store: storeAt(settings), clock: () => now, signal: leaving };
    const stored = template === null && isClosed ? await fileOnDemand(around, { path: 'billings', id }) : undefined;
    const content = Readable.from([stored ?? (await printPdf(paper))]);
    const url = await keepForCaller(asked, content, { title: paper.title, format: 'pdf' });
    return { url, message: 'PDF erfolgreich generiert' };
  },
});
