import { billingCommands } from '../../commands/billing/billing.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { billing } from '../../domain/billing/billing.ts';
import { billingArticle } from '../../domain/billing/billingArticle.ts';
import { HeldUpNote } from '../invoice/HeldUpNote.tsx';
import { latePart } from '../kit/latePart.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const BillingForm = latePart<{ readonly record: RecordForm }>(
  async () => (await import('./BillingForm.tsx')).BillingForm,
);

const articles = related({
  resource: billingArticle,
  by: 'billing',
  columns: ['beschreibung', 'menge', 'wert', 'mwst', 'artikelnummer', 'beschreibung2', 'misc3'],
  sortBy: 'position',
  create: 'atEnd',
  emptyText: 'Noch keine Artikel.',
});

/** An LF Rechnung: what stands on it, and its articles ten to a page. */
export const billingScreen = extendResource<typeof billing>('billings', {
  form: BillingForm,
  commands: billingCommands,
  footNote: HeldUpNote,
  isFinal: (it) => it.abgeschlossen === true,
  tabs: [{ key: 'artikel', label: 'Artikel', list: articles }],
  emptyText: labelOf(emptyTexts, 'billings'),
});
