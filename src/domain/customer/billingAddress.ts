import { joined } from '../define/joined.ts';
import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** Who a bill goes to when that is not the customer himself (document 2, section 3). */
export const billingAddress = defineNoun({
  path: 'billing_addresses',
  type: 'BillingAddress',
  title: { one: 'Rechnungsadresse', gender: 'f', many: 'Rechnungsadressen' },
  icon: 'receipt-text',
  area: 'customers',
  represent: (it) => joined([it.firma, it.ort], ', ') ?? 'Neue Rechnungsadresse',
  pick: ['searchLabel', 'firma', 'firma2', 'vorname', 'nachname', 'abteilung', 'plz', 'ort', 'active'],
  details: async () => (await import('./billingAddressDetails.ts')).billingAddressDetails,
});
export type BillingAddress = RowOf<typeof billingAddress>;
