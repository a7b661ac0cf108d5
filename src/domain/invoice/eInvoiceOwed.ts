import { choiceOf } from '../choices/choices.ts';
import { countries } from '../choices/countries.ts';
import { toCents, type Amount } from '../money/amount.ts';
import { smallBusinessNote } from './vat.ts';

/** What decides whether a document has to be an e-invoice. */
export type OwedFacts = {
  readonly country: string | null;
  readonly isBusiness: boolean;
  readonly isAuthority: boolean;
  readonly total: Amount;
  /** The year in which the service was rendered. */
  readonly year: number;
  /** Whether the seller's turnover of the year before lay above 800.000 €; null where nobody has said so. */
  readonly hadLargeTurnover: boolean | null;
  readonly sellerGroup: number | null;
};
export type Owed = { readonly isOwed: boolean; readonly reason: string };

const smallAmount = 25_000;

/** Authorities are addressed by a Leitweg-ID: coarse part, fine part, check digits, for example 04011000-12345-67. */
export function isLeitwegId(reference: string | null | undefined): boolean {
  return /^\d{2,12}(-[A-Za-z0-9]{1,30})?-\d{2}$/.test(reference ?? '');
}

/** Whether an e-invoice is owed for the document, and why (§§ 14, 27 UStG); one may always be sent. */
export function eInvoiceOwed(it: OwedFacts): Owed {
  if (smallBusinessNote(it.sellerGroup) !== null) return { isOwed: false, reason: 'Kleinunternehmer' };
  if (it.isAuthority) return { isOwed: true, reason: 'Behörde' };
  if ((choiceOf(countries, it.country ?? 'DE')?.key ?? 'DE') !== 'DE')
    return { isOwed: false, reason: 'Empfänger im Ausland' };
  if (!it.isBusiness) return { isOwed: false, reason: 'Privatperson' };
  if (Math.abs(toCents(it.total)) <= smallAmount) return { isOwed: false, reason: 'Betrag bis 250 €' };
  if (it.year >= 2028) return { isOwed: true, reason: 'Empfänger ist ein Unternehmen in Deutschland' };
  if (it.year === 2027 && it.hadLargeTurnover) return { isOwed: true, reason: 'Ihr Umsatz 2026 lag über 800.000 €' };
  return { isOwed: false, reason: `bis Ende ${String(Math.max(it.year, 2026))} genügt ein PDF` };
}

/** The sentence about it, as it stands at the document. */
export function owedSentence({ isOwed, reason }: Owed): string {
  return `E-Rechnung ist ${isOwed ? '' : 'nicht '}vorgeschrieben: ${reason}.`;
}
