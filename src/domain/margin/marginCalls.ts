import { defineCall, filtersOf, json } from '../define/call.ts';
import { amount, arrayOf, described, integer, maybe, object, text } from '../define/shape.ts';

const row = object({
  of: described(maybe(text), 'Monat (2026-11) oder Adresse des Kunden'),
  name: text,
  contracts: integer,
  open: described(integer, 'davon ohne Auftragswert oder Gutschriftwert, sie fehlen in den Beträgen'),
  value: amount,
  credit: amount,
});
const answer = json('Was Kunden zahlen und Fahrer bekommen, ohne Testaufträge', object({ rows: arrayOf(row) }));
const shared = { on: 'contracts', area: 'contractMoney', input: filtersOf('contracts'), answer } as const;

/** What is left of the contracts of a list, by the month of their pickup. */
export const marginByMonth = defineCall({
  ...shared,
  id: 'contract.marginByMonth',
  title: 'Deckungsbeitrag je Abholmonat',
  call: 'GET /contracts/margin_by_month',
  errors: { invalid: true },
});

/** The same by customer, the largest first. */
export const marginByCustomer = defineCall({
  ...shared,
  id: 'contract.marginByCustomer',
  title: 'Deckungsbeitrag je Kunde',
  call: 'GET /contracts/margin_by_customer',
  errors: { invalid: true },
});
