import { choices } from './choices.ts';

/** Used by invoice_entries.tax, billings.mwst. */
export const vatRates = choices('Umsatzsteuer', [
  { key: '0', label: '0 %', value: 0 },
  { key: '7', label: '7 %', value: 7 },
  { key: '19', label: '19 %', value: 19, default: true },
]);
