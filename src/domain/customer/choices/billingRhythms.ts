import { choices } from '../../choices/choices.ts';

/** Used by customers.billingRhythm: how often a customer wants his invoice. */
export const billingRhythms = choices('Abrechnung', [
  { key: 'weekly', label: 'wöchentlich' },
  { key: 'twiceMonthly', label: 'zweimal im Monat' },
  { key: 'monthly', label: 'monatlich', default: true },
  { key: 'perOrder', label: 'je Auftrag' },
]);
