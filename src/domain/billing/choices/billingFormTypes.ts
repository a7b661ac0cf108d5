import { choices } from '../../choices/choices.ts';

/** Used by billings.formulartyp. */
export const billingFormTypes = choices('Formulartyp', [
  { key: 'Rechnung', label: 'Rechnung', default: true },
  { key: 'Gutschrift', label: 'Gutschrift' },
  { key: 'Angebot', label: 'Angebot' },
]);
