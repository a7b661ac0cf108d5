import { defineNoun } from '../define/noun.ts';

/** A position of a document. */
export const invoiceEntry = defineNoun({
  path: 'invoice_entries',
  type: 'InvoiceEntry',
  title: { one: 'Position', gender: 'f', many: 'Positionen der Belege' },
  icon: 'list',
  area: 'billing',
  represent: (row) => row.title ?? 'Position',
  pick: [],
  isEntry: true,
  details: async () => (await import('./invoiceEntryDetails.ts')).invoiceEntryDetails,
});
