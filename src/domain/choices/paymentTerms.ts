import { choices } from './choices.ts';

/** Used by customers.zahlzielRechnung, customers.zahlzielLastschrift, invoices.termOfPayment. */
export const paymentTerms = choices('Zahlungsziel', [
  { key: '0', label: 'Sofort fällig', days: 0 },
  { key: '7', label: '7 Tage', days: 7 },
  { key: '10', label: '10 Tage', days: 10, default: true },
  { key: '14', label: '14 Tage', days: 14 },
  { key: '21', label: '21 Tage', days: 21 },
  { key: '30', label: '30 Tage', days: 30 },
  { key: '45', label: '45 Tage', days: 45 },
  { key: '60', label: '60 Tage', days: 60 },
]);
