import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** An invoice, credit note or offer with articles of its own instead of contracts: an "LF Rechnung". */
export const billing = defineNoun({
  path: 'billings',
  type: 'Billing',
  title: { one: 'LF Rechnung', gender: 'f', many: 'LF Rechnungen' },
  icon: 'receipt',
  area: 'billing',
  represent: (row) => `${row.formulartyp ?? 'Rechnung'} ${row.auftragsnummer ?? '(Entwurf)'}`,
  whyKept: (row) => (row.abgeschlossen ? 'Sie ist abgeschlossen.' : undefined),
  code: 'auftragsnummer',
  pick: ['formulartyp', 'auftragsnummer', 'datum', 'rechnungsbetrag', 'abgeschlossen'],
  details: async () => (await import('./billingDetails.ts')).billingDetails,
});
export type Billing = RowOf<typeof billing>;
