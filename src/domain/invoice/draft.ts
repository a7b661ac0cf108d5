import { toCents, type Amount } from '../money/amount.ts';
import { amountOf, onceAt, type Unit } from './position.ts';
import { grossOf, totalsOf, type Totals } from './totals.ts';
import { type TaxedDocument, type VatRate } from './vat.ts';

/** A position while it is written: anything may still be missing. */
export type DraftPosition = {
  readonly id?: number | undefined;
  readonly amount?: Amount | null | undefined;
  readonly quantity?: string | null | undefined;
  readonly unit?: Unit | null | undefined;
  readonly unitPrice?: Amount | null | undefined;
  readonly tax?: VatRate | null | undefined;
  readonly bruttoEqualsNetto?: boolean | null | undefined;
};
export type PricedPosition<P> = P & {
  readonly amount: Amount;
  readonly quantity: string;
  readonly unit: Unit;
  readonly unitPrice: Amount;
  readonly tax: VatRate;
  readonly bruttoEqualsNetto: boolean;
  readonly bruttoAmount: Amount;
};

/**
 * A position with all its figures: whoever changes quantity or price means their product, whoever changes the amount
 * means it once.
 */
export function priced<P extends DraftPosition>(position: P, before?: DraftPosition): PricedPosition<P> {
  const { quantity, unitPrice } = position;
  const amount = position.amount ?? '0.00';
  const isSaid = (one: string | null | undefined, other: string | null | undefined) =>
    one !== null && one !== undefined && !isSame(one, other);
  const isByPrice = isSaid(unitPrice, before?.unitPrice) || (before !== undefined && isSaid(quantity, before.quantity));
  const isAsBefore = before !== undefined && unitPrice && quantity && isSame(amount, before.amount);
  const figures =
    unitPrice && (isByPrice || isAsBefore)
      ? { quantity: quantity ?? '1.00', unitPrice, unit: position.unit ?? ('C62' as const) }
      : onceAt(amount);
  const whole = {
    ...position,
    ...figures,
    amount: unitPrice && isByPrice ? amountOf(figures) : amount,
    tax: position.tax ?? ('19' as const),
    bruttoEqualsNetto: position.bruttoEqualsNetto ?? false,
  };
  return { ...whole, bruttoAmount: grossOf(whole) };
}

function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  if (one === other) return true;
  return one && other ? toCents(one) === toCents(other) : (one ?? null) === (other ?? null);
}

/** What a document says of its taxes, as far as it is known while it is written. */
export type DraftHead = {
  readonly skipTax?: boolean | null | undefined;
  readonly recipientCountry?: string | null | undefined;
  readonly recipientUstid?: string | null | undefined;
  readonly driverGroup?: number | null | undefined;
};

/** What decides about the VAT of a document. */
export function taxedDocumentOf(head: DraftHead): TaxedDocument {
  return {
    skipTax: head.skipTax ?? false,
    country: head.recipientCountry ?? 'DE',
    ustid: head.recipientUstid ?? null,
    driverGroup: head.driverGroup ?? null,
  };
}

/** The sums that the server keeps with the document. */
export function sumsOf(head: DraftHead, positions: readonly PricedPosition<object>[]): Totals {
  return totalsOf(positions, taxedDocumentOf(head));
}
