import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { latePart } from '../kit/latePart.tsx';
import { extendResource } from '../kit/screen/extendResource.ts';
import { invoiceCommands } from '../../commands/invoice/invoice.ts';
import { holdsTab } from '../retention/holdsTab.ts';
import { DocumentBadges } from './DocumentBadges.tsx';
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
  badges: DocumentBadges,
  createLabel: 'Erstellen',
  rowsOpenIn: 'tab',
  emptyText: labelOf(emptyTexts, 'invoices'),
  firstStep: 'Belege entstehen aus Aufträgen unter „HS Rechnung erstellen“ und „HS Gutschrift erstellen“.',
});
