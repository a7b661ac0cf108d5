import { choices } from '../../choices/choices.ts';

/** Used by customers.zahlarten. */
export const paymentMethods = choices('Zahlart', [
  {
    key: 'invoice',
    label: 'Rechnung',
    default: true,
    term: 'zahlzielRechnung',
    invoiceText: 'Bitte überweisen Sie den Betrag bis zum {dueDate} ohne Abzug.',
  },
  {
    key: 'directDebit',
    label: 'SEPA-Lastschrift',
    term: 'zahlzielLastschrift',
    invoiceText: 'Der Betrag wird am {dueDate} per SEPA-Lastschrift eingezogen.',
  },
  { key: 'prepayment', label: 'Vorkasse' },
  { key: 'cash', label: 'Barzahlung' },
]);
