import { priceTypeConditionFields } from './choices/priceTypeConditionFields.ts';
import type { contract } from '../contract/contract.ts';
import type { SomeOf, StoredOf } from '../define/row.ts';
import type { FlagCondition, PricedField } from './contractPrice.ts';

/** Each amount, the flag that keeps it as it was set by hand, and the document after which it stands for good. */
export const pricedFields = [
  { field: 'auftragswert', setFlag: 'auftragswertIsSet', document: 'Rechnung' },
  { field: 'gutschriftpreis', setFlag: 'gutschriftpreisIsSet', document: 'Gutschrift' },
] as const satisfies readonly { field: PricedField; setFlag: keyof StoredOf<typeof contract>; document: string }[];

const flags = priceTypeConditionFields.items.flatMap((it) =>
  'kind' in it && it.kind === 'flag' ? [it.key as FlagCondition] : [],
);

/** The fields of a contract that its prices depend on. */
export const priceBasis: readonly (keyof StoredOf<typeof contract>)[] = [
  'contractClientAddress',
  'googleKm',
  'billingDistance',
  'creditDistance',
  'zusatzleistungenArray',
  'serviceAddresses',
  'bundles',
  ...flags.filter((it) => it !== 'isPartOfBundle'),
];

/** Why an amount of this contract is not worked out again; nothing when it may be (R20). */
export function keptReason(
  record: SomeOf<typeof contract, 'auftragswertIsSet' | 'gutschriftpreisIsSet' | 'invoiceNumbers'>,
  { setFlag, document }: (typeof pricedFields)[number],
): 'festgelegt' | 'abgerechnet' | undefined {
  if (record[setFlag] === true) return 'festgelegt';
  return (record.invoiceNumbers ?? []).some((it) => it.type === document && !it.cancelled) ? 'abgerechnet' : undefined;
}
