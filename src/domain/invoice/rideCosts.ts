import { sumOfKnown } from '../money/amount.ts';
import { approvedMinutes, type Costs } from '../protocol/costTotals.ts';
import { isReimbursed, passedOnNet } from './ridePositions.ts';

type Expense = NonNullable<Costs['expenses']>[number] & {
  readonly documentPicture?: { readonly file?: string | null | undefined } | null | undefined;
};

type Spent = { readonly expenses?: readonly Expense[] | null | undefined };

/**
 * What accounting asks of the protocol of each ride, kept with the contract so that lists of tens of thousands are
 * summed and judged without opening their protocols: minutes of waiting that are billed (R21), expenses as they stand
 * on the invoice, net (R22), and on the credit note (R24), and what is asked about before.
 */
export function rideCostsOf({ expenses, waitings }: Pick<Costs, 'waitings'> & Spent) {
  const spent = expenses ?? [];
  return {
    approvedWaitingMinutes: approvedMinutes({ waitings }) || null,
    hasUnapprovedWaiting: (waitings ?? []).some((it) => !it.approvedBy && (it.minutes ?? 0) > 0),
    hasExpenseWithoutReceipt: spent.some((it) => !it.documentPicture?.file),
    passedOnExpenses: sumOfKnown(spent.map(passedOnNet)),
    reimbursedExpenses: sumOfKnown(spent.filter(isReimbursed).map((it) => it.amount)),
  };
}
