import { costTotals } from './choices/costTotals.ts';
import type { SomeOf } from '../define/row.ts';
import { fromCents, toCents } from '../money/amount.ts';
import type { protocol } from './protocol.ts';

type Expense = {
  readonly type?: string | null | undefined;
  readonly amount?: string | null | undefined;
  readonly paymentType?: string | null | undefined;
};
/** What the driver laid out, and how long he waited. */
export type Costs = SomeOf<typeof protocol, 'waitings'> & { readonly expenses?: readonly Expense[] | null | undefined };
export type CostTotals = Readonly<Record<(typeof costTotals)['items'][number]['key'], string | null>>;

/** Minutes that are billed: those that somebody approved (R21). */
export function approvedMinutes({ waitings }: Pick<Costs, 'waitings'>): number {
  return (waitings ?? []).reduce((sum, it) => sum + (it.approvedBy ? (it.minutes ?? 0) : 0), 0);
}

/** A quarter of the price of an hour for every quarter of an hour that was begun; null while nothing is billed. */
export function waitingCents(minutes: number, pricePerHour: string | null | undefined): number | null {
  return minutes === 0 || !pricePerHour ? null : Math.round((Math.ceil(minutes / 15) * toCents(pricePerHour)) / 4);
}

/** The sums of what a ride cost beside its price, by what they were paid for; null where nothing was. */
export function costTotalsOf(costs: Costs, { pricePerHour }: { readonly pricePerHour: string | null }): CostTotals {
  const sums = costTotals.items.map(({ key, expenseTypes, paymentTypes }) => {
    if (key === 'waitingTime') return [key, waitingCents(approvedMinutes(costs), pricePerHour)] as const;
    const paid = (costs.expenses ?? []).filter(
      (it) =>
        it.amount &&
        expenseTypes?.some((type) => type === it.type) &&
        (!paymentTypes || paymentTypes.some((type) => type === (it.paymentType ?? 'expense'))),
    );
    return [key, paid.length === 0 ? null : paid.reduce((sum, it) => sum + toCents(it.amount ?? '0'), 0)] as const;
  });
  return Object.fromEntries(
    sums.map(([key, cents]) => [key, cents === null ? null : fromCents(cents)]),
  ) as unknown as CostTotals;
}
