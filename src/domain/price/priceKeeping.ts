import { priceTypeConditionFields } from '../choices/priceTypeConditionFields.ts';
import type { PricedField } from './orderPrice.ts';

type Values = Readonly<Record<string, unknown>>;

/** Each amount, the flag that keeps it as it was set by hand, and the document after which it stands for good. */
export const pricedFields = [
  { field: 'auftragswert', setFlag: 'auftragswertIsSet', document: 'Rechnung' },
  { field: 'gutschriftpreis', setFlag: 'gutschriftpreisIsSet', document: 'Gutschrift' },
] as const satisfies readonly { field: PricedField; setFlag: string; document: string }[];

const flags = priceTypeConditionFields.items.flatMap((it) => ('kind' in it && it.kind === 'flag' ? [it.key] : []));

/** The fields of an order that its prices depend on. */
export const priceBasis: readonly string[] = [
  'contractClientAddress', 'googleKm', 'billingDistance', 'creditDistance', 'zusatzleistungenArray', 'serviceAddresses', 'bundles',
  ...flags.filter((it) => it !== 'isPartOfBundle'),
];

/** Why an amount of this order is not worked out again; nothing when it may be (R20). */
export function keptReason(order: Values, { setFlag, document }: (typeof pricedFields)[number]): 'festgelegt' | 'abgerechnet' | undefined {
  if (order[setFlag] === true) return 'festgelegt';
  const documents: readonly unknown[] = Array.isArray(order.invoiceNumbers) ? order.invoiceNumbers : [];
  return documents.some((it) => typeof it === 'object' && it !== null && 'type' in it && it.type === document) ? 'abgerechnet' : undefined;
}
