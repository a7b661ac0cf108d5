import { costTotals } from '../protocol/choices/costTotals.ts';
import type { KeyOf } from '../choices/choices.ts';
import { sumAmounts, sumOfKnown, type Amount } from '../money/amount.ts';

export type CostColumn = KeyOf<typeof costTotals>;
/** The amount that a list is about: what customers are charged, or what drivers are paid. */
export type PriceColumn = 'auftragswert' | 'gutschriftpreis';
export type SummedColumn = PriceColumn | CostColumn;

export const costColumns: readonly CostColumn[] = costTotals.items.map((it) => it.key);
export const summedColumns: readonly SummedColumn[] = ['auftragswert', 'gutschriftpreis', ...costColumns];

/** The amounts of a contract that lists of accounting sum. */
export type Summed = {
  readonly [P in PriceColumn]?: Amount | null | undefined;
} & {
  readonly costTotals?: Readonly<Partial<Record<CostColumn, Amount | null>>> | null | undefined;
};

/** One of those amounts. */
export function amountIn(contract: Summed, column: SummedColumn): Amount | null {
  if (column === 'auftragswert' || column === 'gutschriftpreis') return contract[column] ?? null;
  return contract.costTotals?.[column] ?? null;
}

/** The sums of some contracts, column by column. */
export function columnSums(contracts: readonly Summed[]): Readonly<Record<SummedColumn, Amount | null>> {
  return Object.fromEntries(
    summedColumns.map((column) => [column, sumOfKnown(contracts.map((it) => amountIn(it, column)))]),
  ) as Record<SummedColumn, Amount | null>;
}

type Netted = Readonly<Partial<Record<'invoiceNet' | 'creditNet', Amount | null | undefined>>>;

/** What contracts come to on their documents together, without VAT; to the cent. */
export function netOf(contracts: readonly Netted[], net: keyof Netted): Amount {
  return sumAmounts(contracts.map((it) => it[net]));
}
