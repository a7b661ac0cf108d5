import { formatAmount, fromCents, toCents, type Amount } from '../money/amount.ts';

/** What the customer pays and what the driver gets of one or of many contracts. */
export type BothSides = { readonly value: Amount | null | undefined; readonly credit: Amount | null | undefined };

/** What is left of the contract value after the credit value; nothing while one of them is not known. */
export function marginOf({ value, credit }: BothSides): Amount | null {
  return value && credit ? fromCents(toCents(value) - toCents(credit)) : null;
}

/** "43,4 %" of the contract value; nothing where nothing was charged. */
export function shareText({ value, credit }: BothSides): string {
  const margin = marginOf({ value, credit });
  if (margin === null || !value || toCents(value) === 0) return '–';
  const permille = Math.round((toCents(margin) * 1000) / toCents(value));
  return `${formatAmount(fromCents(permille * 10)).slice(0, -1)} %`;
}
