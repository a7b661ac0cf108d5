import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { sumsOfDocuments } from '../../domain/invoice/sumsOfDocuments.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { readEntity } from '../../api/records/entities.ts';
import { latePart } from '../kit/latePart.tsx';
import { extendResource } from '../kit/screen/extendResource.ts';
import { invoiceCommands } from '../../commands/invoice/invoice.ts';
import { holdsTab } from '../retention/holdsTab.ts';
import { DocumentBadges } from './DocumentBadges.tsx';
import { DocumentKind, documentKind } from './DocumentKind.tsx';
import { HeldUpNote } from './HeldUpNote.tsx';
import { registerInvoiceDialogs } from './invoiceDialogs.ts';

const DocumentForm = latePart<{ readonly record: RecordForm }>(
  async () => (await import('./DocumentForm.tsx')).DocumentForm,
);

registerInvoiceDialogs();

/** Documents from draft to Storno (mock j2). */
export const invoiceScreen = extendResource<typeof invoice>('invoices', {
  commands: invoiceCommands,
  firstTab: 'Beleg',
  form: DocumentForm,
  tabs: [holdsTab('invoice')],
  footNote: HeldUpNote,
  isFinal: (it) => it.invoiceCompleted === true,
  badges: DocumentBadges,
  cells: { type: { minWidth: 152, text: documentKind, render: DocumentKind } },
  cellsRead: ['invoice', 'cancelledBy'],
  sumsOf: (iris) => sumsOfDocuments(iris.flatMap((iri) => readEntity(invoice, iri) ?? [])),
  createLabel: 'Erstellen',
  rowsOpenIn: 'tab',
  emptyText: labelOf(emptyTexts, 'invoices'),
  firstStep: 'Belege entstehen aus Aufträgen unter „HS Rechnung erstellen“ und „HS Gutschrift erstellen“.',
});
