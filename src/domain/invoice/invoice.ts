import { defineNoun } from '../define/noun.ts';
import type { RowOf } from '../define/row.ts';

/** An invoice to a customer or a credit note to a driver: a draft until it is completed, then as it is for good. */
export const invoice = defineNoun({
  path: 'invoices',
  secondName: 'invoice',
  type: 'Invoice',
  title: { one: 'Beleg', gender: 'm', many: 'Belege', heading: 'Rechnungen' },
  icon: 'receipt-euro',
  area: 'billing',
  represent: (row) => `${row.type ?? 'Rechnung'} ${row.orderNumber ?? '(Entwurf)'}`,
  whyKept: (row) => (row.invoiceCompleted ? 'Ein abgeschlossener Beleg kann nur storniert werden.' : undefined),
  code: 'orderNumber',
  pick: ['type', 'orderNumber', 'invoiceDate', 'amountTotal'],
  details: async () => (await import('./invoiceDetails.ts')).invoiceDetails,
});
export type Invoice = RowOf<typeof invoice>;
