import { choices } from './choices.ts';

/** Used by customers.anrede, addresses, billing_addresses.anrede, drivers.anrede, invoices.recipientSalutation. */
export const salutations = choices('Anrede', [
  { key: 'Herr', label: 'Herr' },
  { key: 'Frau', label: 'Frau' },
  { key: 'Firma', label: 'Firma' },
  { key: 'keine', label: 'Keine Anrede', letter: 'Guten Tag' },
]);
