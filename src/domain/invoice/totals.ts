import Big from 'big.js';
import { fromCents, toCents, type Amount } from '../money/amount.ts';
import { treatmentOf, type Taxed, type TaxedDocument, type VatRate, type VatTreatment } from './vat.ts';

/** The VAT of all positions that are taxed alike: one line of the paper and one breakdown of the e-invoice. */
export type VatGroup = Omit<VatTreatment, 'reason'> & {
  /** All reasons that meet in the group. */
  readonly reason: string | null;
  readonly basis: Amount;
  readonly vat: Amount;
};
export type Totals = {
  readonly amountNet: Amount;
  readonly amountTax: Amount;
  readonly amountTotal: Amount;
  readonly groups: readonly VatGroup[];
};

/** VAT of a sum of nets, rounded half up to the cent, away from zero on both sides so that a Storno cancels. */
export function vatOf(net: Amount, rate: VatRate): Amount {
  const hundredths = toCents(net) * Number(rate);
  return fromCents(Math.sign(hundredths) * Math.floor((Math.abs(hundredths) + 50) / 100));
}

/** What a position costs with its VAT: information for the reader, from which nothing is worked out. */
export function grossOf({ amount, tax, bruttoEqualsNetto }: Taxed): Amount {
  return bruttoEqualsNetto ? amount : grossAt(amount, tax);
}

/** A net with its VAT at the rate. */
export function grossAt(net: Amount, rate: VatRate): Amount {
  return fromCents(toCents(net) + toCents(vatOf(net, rate)));
}

/** The net price of a gross one, as a receipt states it (R22). */
export function netOfGross(gross: Amount, rate: VatRate): Amount {
  return new Big(gross).times(100).div(new Big(rate).plus(100)).round(2, Big.roundHalfUp).toFixed(2);
}

/** Sums of a document: nets, VAT once per group on the sum of its nets, and both together. */
export function totalsOf(positions: readonly Taxed[], document: TaxedDocument): Totals {
  const found = new Map<string, { treatment: VatTreatment; cents: number; reasons: string[] }>();
  for (const position of positions) {
    const treatment = treatmentOf(position, document);
    const key = `${treatment.category} ${treatment.rate}`;
    const group = found.get(key) ?? { treatment, cents: 0, reasons: [] };
    group.cents += toCents(position.amount);
    if (treatment.reason && !group.reasons.includes(treatment.reason)) group.reasons.push(treatment.reason);
    found.set(key, group);
  }
  const groups = [...found.values()]
    .toSorted((a, b) => Number(b.treatment.rate) - Number(a.treatment.rate))
    .map(({ treatment, cents, reasons }) => {
      const basis = fromCents(cents);
      return { ...treatment, reason: reasons.join('; ') || null, basis, vat: vatOf(basis, treatment.rate) };
    });
  const net = groups.reduce((sum, it) => sum + toCents(it.basis), 0);
  const vat = groups.reduce((sum, it) => sum + toCents(it.vat), 0);
  return { amountNet: fromCents(net), amountTax: fromCents(vat), amountTotal: fromCents(net + vat), groups };
}
