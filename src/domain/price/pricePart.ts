import { sumAmounts, toCents, type Amount } from '../money/amount.ts';
import type { Calculation } from './contractPrice.ts';

/** So much of an amount comes from that price type, by its key; without one nobody knows from which. */
export type PricePart = { readonly priceType: string | null; readonly amount: Amount | null };

/**
 * What an amount of a contract is made of, by the price list of now: an amount that was entered by hand, or stems from
 * an earlier list, has parts that nobody knows.
 */
export function partsOf(amount: Amount | null, { amount: worked, lines }: Calculation): readonly PricePart[] {
  if (amount === null || toCents(amount) === 0) return [];
  const isWorked = worked !== null && toCents(worked) === toCents(amount);
  if (!isWorked) return [{ priceType: null, amount }];
  return lines
    .filter(({ price }) => toCents(price) !== 0)
    .map(({ price, slug }) => ({ priceType: slug, amount: price }));
}

/** The parts of a position after it was written: whoever changed its amount says nothing of what it is made of. */
export function partsThatAddUp(amount: Amount, parts: readonly PricePart[]): readonly PricePart[] {
  if (parts.length === 0 || toCents(sumAmounts(parts.map((it) => it.amount))) === toCents(amount)) return parts;
  return toCents(amount) === 0 ? [] : [{ priceType: null, amount }];
}
