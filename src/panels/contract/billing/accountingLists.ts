import type { PriceColumn } from '../../../domain/billing/sums.ts';
import type { PropertyOf } from '../../../api/records/lists.ts';
import { jobCategories } from '../../../domain/choices/jobCategories.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import { contractFields } from '../shared/contractFields.ts';

/** One of the two lists of what can be billed: what it is about, how it begins, and what its rows are asked for. */
export type AccountingListOf = {
  readonly list: 'billing_contracts' | 'credit_contracts';
  readonly price: PriceColumn;
  readonly priceHeading: string;
  readonly obstacles: 'invoiceObstacles' | 'creditObstacles';
  readonly why: string;
  readonly block: 'contract.blockInvoice' | 'contract.blockCredit';
  /** The filters until somebody asks for others; it also begins with what is delivered until today. */
  readonly filter: Readonly<Record<string, readonly string[]>>;
  readonly properties: readonly PropertyOf<typeof contract>[];
};

const shared = [
  ...contractFields,
  'auftragswert',
  'gutschriftpreis',
  'costTotals',
  'billingDistance',
] as const satisfies readonly PropertyOf<typeof contract>[];

/** What customers are charged for. */
export const invoiceList: AccountingListOf = {
  list: 'billing_contracts',
  price: 'auftragswert',
  priceHeading: 'Auftragswert',
  obstacles: 'invoiceObstacles',
  why: 'Warum nicht abrechenbar?',
  block: 'contract.blockInvoice',
  filter: { billed: ['false'] },
  properties: [...shared, 'invoiceObstacles'],
};

/** What drivers are paid for, those who are paid by credit note unless somebody asks for others. */
export const creditList: AccountingListOf = {
  list: 'credit_contracts',
  price: 'gutschriftpreis',
  priceHeading: 'Gutschriftwert',
  obstacles: 'creditObstacles',
  why: 'Warum nicht abrechenbar?',
  block: 'contract.blockCredit',
  filter: {
    credited: ['false'],
    logistics: jobCategories.items.filter((it) => it.defaultCredit).map((it) => it.key),
  },
  properties: [...shared, 'creditObstacles'],
};
