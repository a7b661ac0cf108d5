import { billingConfirmTexts } from '../../../src/domain/billing/choices/billingConfirmTexts.ts';
import { choiceOf } from '../../../src/domain/choices/choices.ts';
import { documentTemplates } from '../../../src/domain/choices/documentTemplates.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { invoiceDocumentTypes } from '../../../src/domain/invoice/choices/invoiceDocumentTypes.ts';
import { checkTemplateFits, isTemplateOf } from '../../../src/domain/invoice/documentTemplate.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { additionalDocs } from '../../../src/domain/invoice/invoiceCalls.ts';
import { filesPath } from '../../../src/domain/define/filesPath.ts';
import { nameMade } from '../../files/keepMade.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { signedAddress } from '../../read/signedAddress.ts';
import { readImages } from '../../storage/images.ts';
import { readOne } from '../../storage/readRecords.ts';
import { Invalid, NotFound } from '../../storage/refusals.ts';
import { answer } from '../handler.ts';
import { contractsOn, storeAdditional } from './additionalPapers.ts';
import { categoryOf } from './documentTemplates.ts';
import { printedDocument } from './printed.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';

const withoutContracts = 'ACHTUNG! Rechnung besitzt keine zugeordneten Aufträge.';

/** Makes a list or the receipts that go along with a document, once; anew only for whoever wants it overwritten. */
export const additional = answer(additionalDocs, {
  read: ({ overwrite, template, type }) => ({
    type: oneOf(invoiceDocumentTypes.items, 'type', type),
    template: oneOf(documentTemplates.items, 'template', template),
    overwrite: overwrite === true,
  }),
  async work({ database, openScope, settings, secret, actor, now }, { id, type, template, overwrite }) {
    const it = await readOne(database.pool, invoice, Number(id));
    if (!it) throw new NotFound();
    if (!isTemplateOf(template, type))
      throw new Invalid([{ propertyPath: 'template', message: 'Diese Vorlage gehört zu einem anderen Dokument.' }]);
    const fits = await database.transaction(async (client) =>
      checkTemplateFits(template, await categoryOf(it, openScope({ client, actor, now })), 'template'),
    );
    if (fits.verdict === 'refused') throw new Invalid([{ propertyPath: 'template', message: fits.reason }]);
    if (contractsOn(it).length === 0) return { url: null, message: withoutContracts };
    if (!overwrite && it.additionalDocs.some((known) => known.type === type && known.file !== null))
      return { url: null, message: choiceOf(billingConfirmTexts, 'overwriteDocument')?.text ?? '' };
    const printed = await database.transaction((client) =>
      it.invoiceCompleted ? readPrinted({ client }, it.id) : printedDocument(it, openScope({ client, actor, now })),
    );
    const record = iriOf(invoice.path, it.id);
    const kept = await storeAdditional(
      { database, store: storeAt(settings), now },
      { document: it, printed, type, template },
    );
    const image = await database.transaction(async (client) => {
      const scope = openScope({ client, actor, now });
      const before = await scope.look(invoice, record);
      const made = await nameMade(scope, record, kept);
      const others = (before?.additionalDocs ?? []).filter((known) => known.type !== type);
      await scope.change(invoice, record, {
        additionalDocs: [...others, { type, template, file: made }] satisfies Invoice['additionalDocs'],
      });
      return made;
    });
    const [row] = await readImages(database.pool, [idOf(filesPath, image) ?? 0]);
    return { url: row ? signedAddress(row, 'full', { secret, now }) : null, message: null };
  },
});

function oneOf<K extends string>(items: readonly { readonly key: K }[], at: string, given: unknown): K {
  const found = items.find((it) => it.key === given);
  if (!found) throw new Invalid([{ propertyPath: at, message: 'Diese Auswahl gibt es nicht.' }]);
  return found.key;
}
