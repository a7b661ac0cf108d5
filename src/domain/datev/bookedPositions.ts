import type { PrintedPosition } from '../invoice/printedDocument.ts';
import type { BookedPosition } from './bookings.ts';

/** The accounts of price types on one side of the books, by their keys. */
export type TypeAccounts = ReadonlyMap<string, string>;

/** A position of the frozen copy as it is booked: each price type that it comes from by itself. */
export function bookedPositions(
  position: PrintedPosition,
  { own, typeAccounts }: { readonly own: string | null; readonly typeAccounts: TypeAccounts },
): readonly BookedPosition[] {
  const { priceParts = [], ...whole } = position;
  if (priceParts.length === 0 || typeAccounts.size === 0) return [{ ...whole, account: own }];
  return priceParts.map(({ amount, priceType }) => ({
    ...whole,
    amount: amount ?? '0.00',
    account: own,
    typeAccount: priceType === null ? null : (typeAccounts.get(priceType) ?? null),
    lacksType: priceType === null && own === null,
  }));
}
