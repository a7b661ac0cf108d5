import { Readable } from 'node:stream';
import { billing } from '../../../src/domain/billing/billing.ts';
import { billingPdf } from '../../../src/domain/billing/billingPdfCall.ts';
import { documentTemplates } from '../../../src/domain/choices/documentTemplates.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { exportMinutes } from '../../export/exportJob.ts';
import { fileName } from '../../export/fileName.ts';
import { shortLivedFiles } from '../../files/shortLivedFiles.ts';
import { billingListPaper, billingPaper } from '../../pdf/billingPaper.ts';
import { printPdf } from '../../pdf/print.ts';
import { callerId } from '../../storage/actor.ts';
import { NotFound } from '../../storage/refusals.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { readPrintedBilling } from './closing.ts';
import { printedNow } from './printedNow.ts';

const templates = documentTemplates.items.map((it) => it.key);

/** Prints an LF Rechnung: a closed one as it was closed, a draft as it stands. */
export const printBilling = answer(billingPdf, {
  read: ({ template }) => {
    const known = templates.find((it) => it === template);
    if (template !== undefined && template !== null && template !== '' && !known)
      throw wrongInput(billingPdf)('template', 'Diese Vorlage gibt es nicht.');
    return { template: known ?? null };
  },
  async work({ actor, database, now, openScope }, { id, template }) {
    const printed = await database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      const found = await scope.look(billing, iriOf('billings', id));
      if (!found) throw new NotFound();
      return found.abgeschlossen
        ? readPrintedBilling(scope, id)
        : printedNow({ ...found, auftragsnummer: found.auftragsnummer ?? 'Entwurf' }, scope);
    });
    const paper = template === null ? billingPaper(printed) : billingListPaper(printed, template);
    const pdf = await printPdf(paper);
    const { id: kept } = await shortLivedFiles(database.pool, exportMinutes).keep(Readable.from([pdf]), {
      caller: callerId(actor) ?? 0,
      now,
    });
    return { url: `/api/exports/${kept}/${fileName(paper.title, 'pdf')}`, message: 'PDF erfolgreich generiert' };
  },
});
