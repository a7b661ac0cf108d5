import { useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { call } from '../../../api/call.ts';
import { useAnyEntity } from '../../../api/records/entities.ts';
import { useItem } from '../../../api/records/queries.ts';
import { tools } from '../../../commands/tools.ts';
import { billingConfirmTexts } from '../../../domain/billing/choices/billingConfirmTexts.ts';
import { choiceOf, labelOf, type KeyOf } from '../../../domain/choices/choices.ts';
import { documentTemplates } from '../../../domain/choices/documentTemplates.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { ask } from '../../../domain/define/verdict.ts';
import { invoiceDocumentTypes } from '../../../domain/invoice/choices/invoiceDocumentTypes.ts';
import { checkTemplateFits, isTemplateOf } from '../../../domain/invoice/documentTemplate.ts';
import { documentName } from '../../../domain/invoice/documentActions.ts';
import { invoice } from '../../../domain/invoice/invoice.ts';
import { additionalDocs } from '../../../domain/invoice/invoiceCalls.ts';
import { category } from '../../../domain/lookup/category.ts';
import type { StoredFile } from '../../../domain/file/storedFile.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { useFreshFile } from '../../kit/fields/file/useFreshFile.ts';

type Template = KeyOf<typeof documentTemplates>;
type DocumentType = KeyOf<typeof invoiceDocumentTypes>;

/** The lists and receipts that go along with a document: those that are there, and those that can be made. */
export default function AdditionalDocsDialog({ document, close }: DialogProps<'invoice.additionalDocs'>) {
  const { item } = useItem(invoice, document['@id']);
  const { item: buyer } = useItem(customer, document.customer ?? null);
  const { item: kind } = useItem(category, buyer?.kategorie ?? null);
  const [busy, setBusy] = useState<string>();
  const known = item?.additionalDocs ?? [];

  const make = async (type: DocumentType, template: Template) => {
    const label = labelOf(invoiceDocumentTypes, type);
    const overwrite = known.some((it) => it.type === type);
    const text = choiceOf(billingConfirmTexts, 'overwriteDocument');
    if (overwrite) {
      const answer = await tools().ask({
        ...ask(text?.text ?? ''),
        title: text?.label ?? '',
        confirm: 'Überschreiben',
      });
      if (answer === null) return;
    }
    setBusy(`${type} ${template}`);
    try {
      const { url, message } = await call(additionalDocs, { id: document['@id'], type, template, overwrite });
      if (url === null) tools().notify.warning(message ?? '', { detail: documentName(document) });
      else tools().notify.success('PDF erfolgreich generiert', { detail: `${label} wurde erstellt` });
    } catch (error) {
      tools().notify.error(`${label} nicht erstellt`, { detail: messageOf(error) });
    }
    setBusy(undefined);
  };

  return (
    <Dialog
      title="Zusatzdokumente"
      subtitle={documentName(document)}
      icon="file-plus"
      size="m"
      onClose={close}
      cancel="Schließen"
    >
      <ul className="flex flex-col gap-6">
        {invoiceDocumentTypes.items.map(({ key, label }) => {
          const made = known.find((it) => it.type === key);
          return (
            <li key={key} className="flex flex-col gap-2" aria-label={label}>
              <span className="flex items-center gap-4 font-medium">
                {label}
                {made && (
                  <span className="text-11 font-normal text-2">{labelOf(documentTemplates, made.template)}</span>
                )}
                {made && !made.file && (
                  <span className="text-11 font-normal text-2">wird beim Abschließen neu erzeugt</span>
                )}
                {made?.file && <MadeFile iri={made.file} label={label} />}
              </span>
              <span className="flex flex-wrap gap-3">
                {documentTemplates.items
                  .filter((it) => isTemplateOf(it.key, key))
                  .map((it) => ({ ...it, fits: checkTemplateFits(it.key, kind?.kategorie, 'template') }))
                  .map((it) => (
                    <Button
                      key={it.key}
                      small
                      icon="file-plus"
                      busy={busy === `${key} ${it.key}`}
                      onClick={() => void make(key, it.key)}
                      {...(it.fits.verdict === 'refused' && { reason: it.fits.reason })}
                    >
                      {it.label}
                    </Button>
                  ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Opens what was made; its address is fetched anew when it has run out. */
function MadeFile({ iri, label }: { iri: string; label: string }) {
  const file = useAnyEntity(iri) as unknown as StoredFile | undefined;
  useFreshFile(iri, file === undefined);
  if (!file) return null;
  return (
    <a
      href={file.contentUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} öffnen`}
      className="text-link hover:underline"
    >
      Öffnen
    </a>
  );
}
