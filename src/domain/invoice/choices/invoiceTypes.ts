import { choices } from '../../choices/choices.ts';

/** Used by invoices.type. */
export const invoiceTypes = choices('Art des Belegs', [
  { key: 'Rechnung', label: 'Rechnung', invoice_commercial: '1', numberFormat: '{YYYY}-{000000}' },
  { key: 'Gutschrift', label: 'Gutschrift', invoice_commercial: '0', numberFormat: 'G{YYYY}-{000000}' },
]);
