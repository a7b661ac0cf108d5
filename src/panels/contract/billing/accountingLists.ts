import { creditOverview, invoiceOverview } from '../../../domain/billing/billingCalls.ts';
import type { InvoiceType } from '../../../domain/invoice/series.ts';
import type { PriceColumn } from '../../../domain/billing/sums.ts';
import type { PropertyOf } from '../../../api/records/lists.ts';
import { jobCategories } from '../../../domain/choices/jobCategories.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { contractFields } from '../shared/contractFields.ts';

/** One of the two lists of what can be billed: what it is about, how it begins, and what its rows are asked for. */
export type AccountingListOf = {
  readonly list: 'billing_contracts' | 'credit_contracts';
  readonly price: PriceColumn;
  readonly priceHeading: string;
  /** What a row brings to the net sum of its document. */
  readonly net: 'invoiceNet' | 'creditNet';
  readonly obstacles: 'invoiceObstacles' | 'creditObstacles';
  readonly why: string;
  /** What the rows become, and of whom they stand together. */
  readonly type: InvoiceType;
  readonly owner: 'contractClientAddress' | 'driver';
  /** The order in which they do: whoever drives for another one stands with him. */
  readonly sort: 'contractClientAddress' | 'driver.fahrervon';
  readonly owners: (count: number) => string;
  readonly overview: typeof invoiceOverview | typeof creditOverview;
  /** Filter by what stands between. */
  readonly asked: 'invoiceObstacle' | 'creditObstacle';
  readonly block: 'contract.blockInvoice' | 'contract.blockCredit';
  /** What it says while it has nothing to show. */
  readonly emptyText: 'billingContracts' | 'creditContracts';
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
  net: 'invoiceNet',
  obstacles: 'invoiceObstacles',
  why: 'Warum nicht abrechenbar?',
  type: 'Rechnung',
  owner: 'contractClientAddress',
  sort: 'contractClientAddress',
  owners: (count) => `${formatCount(count)} Kunde${count === 1 ? '' : 'n'}`,
  overview: invoiceOverview,
  asked: 'invoiceObstacle',
  block: 'contract.blockInvoice',
  emptyText: 'billingContracts',
  filter: { billed: ['false'] },
  properties: [...shared, 'customerDepartment', 'invoiceObstacles', 'invoiceNet'],
};

/** What drivers are paid for, those who are paid by credit note unless somebody asks for others. */
export const creditList: AccountingListOf = {
  list: 'credit_contracts',
  price: 'gutschriftpreis',
  priceHeading: 'Gutschriftwert',
  net: 'creditNet',
  obstacles: 'creditObstacles',
  why: 'Warum nicht abrechenbar?',
  type: 'Gutschrift',
  owner: 'driver',
  sort: 'driver.fahrervon',
  owners: (count) => `${formatCount(count)} Fahrer`,
  overview: creditOverview,
  asked: 'creditObstacle',
  block: 'contract.blockCredit',
  emptyText: 'creditContracts',
  filter: {
    credited: ['false'],
    paidGroup: jobCategories.items.filter((it) => it.defaultCredit).map((it) => it.key),
  },
  properties: [...shared, 'creditObstacles', 'creditNet'],
};

/** What the sums of a list say beside a document: its positions, without VAT and without what it does not charge. */
export const netTip = 'Netto, wie es auf dem Beleg steht';
