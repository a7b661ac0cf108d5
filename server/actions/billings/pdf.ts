import { Readable } from 'node:stream';
import { billing } from '../../../src/domain/billing/billing.ts';
import { billingPdf } from '../../../src/domain/billing/billingPdfCall.ts';
import { documentTemplates } from '../../../src/domain/choices/documentTemplates.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { keepForCaller } from '../../export/keepForCaller.ts';
import { billingListPaper, billingPaper } from '../../pdf/billingPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { NotFound } from '../../storage/refusals.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { readPrintedBilling } from './closing.ts';
import { fileOnDemand } from './fileOnDemand.ts';
import { printedNow } from './printedNow.ts';

const templates = documentTemplates.items.map((it) => it.key);

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
      const isClosed = found.abgeschlossen;
      const printed = isClosed
        ? await readPrintedBilling(scope, id)
        : await printedNow({ ...found, auftragsnummer: found.auftragsnummer ?? 'Entwurf' }, scope);
      return { isClosed, printed };
    });
    const paper = template === null ? billingPaper(printed) : billingListPaper(printed, template);
    const desk = { database, openScope, store: storeAt(settings), clock: () => now, signal: leaving };
    const stored = template === null && isClosed ? await fileOnDemand(desk, { path: 'billings', id }) : undefined;
    const content = Readable.from([stored ?? (await printPdf(paper))]);
    const url = await keepForCaller(asked, content, { title: paper.title, format: 'pdf' });
    return { url, message: 'PDF erfolgreich generiert' };
  },
});
