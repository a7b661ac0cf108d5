import type { Amount } from '../../money/amount.ts';
import type { CalendarDay } from '../../time/calendarDay.ts';
import type { VatCategory } from '../vat.ts';

/** Type codes of the documents that we make (BT-3): invoice, self-billed credit note, correction. */
export type TypeCode = '380' | '389' | '384';

/** Which record of ours stands behind a party; errors are told where that is cured. */
export type PartyRecord = 'company' | 'recipient';

export type Contact = { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
export type TaxNumber = { readonly scheme: 'VA' | 'FC'; readonly number: string };

/** Seller (BG-4) or buyer (BG-7). */
export type Party = {
  readonly record: PartyRecord;
  readonly name: string | null;
  readonly identifier: string | null;
  readonly register: string | null;
  readonly legalLine: string | null;
  readonly taxNumbers: readonly TaxNumber[];
  /** The electronic address, always an e-mail address (scheme EM). */
  readonly electronicAddress: string | null;
  readonly street: string | null;
  readonly town: string | null;
  readonly postcode: string | null;
  /** Two letters. */
  readonly country: string | null;
  readonly contact: Contact | null;
};

/** How the document is paid (BG-16): what belongs to a transfer, and what to a direct debit. */
export type Payment = {
  /** 58 SEPA transfer, 59 SEPA direct debit, 10 cash. */
  readonly code: string;
  readonly account: { readonly iban: string; readonly holder: string | null; readonly bic: string | null } | null;
  readonly mandate: string | null;
  readonly creditor: string | null;
  readonly debtorIban: string | null;
};

export type Line = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly unitPrice: Amount;
  readonly net: Amount;
  readonly category: VatCategory | null;
  /** In percent; none on lines that are not taxable here (BR-O-05). */
  readonly rate: string | null;
  /** Why no VAT is charged for it; the file says it by category alone (BT-120). */
  readonly reason: string | null;
  readonly serviceDay: CalendarDay | null;
  readonly costCentre: string | null;
};

/** The VAT of all lines of one category and rate (BG-23). */
export type Breakdown = {
  readonly category: VatCategory;
  readonly rate: string | null;
  readonly basis: Amount;
  readonly vat: Amount;
  readonly reason: string | null;
  readonly reasonCode: string | null;
};

/** A document as EN 16931 sees it. */
export type EInvoice = {
  /** The rules that it says it follows (BT-24), and the business process (BT-23). */
  readonly specification: string;
  readonly process: string | null;
  readonly number: string;
  readonly day: CalendarDay;
  readonly type: TypeCode;
  readonly currency: string;
  readonly notes: readonly string[];
  readonly buyerReference: string | null;
  readonly seller: Party;
  readonly buyer: Party;
  readonly deliveryDay: CalendarDay | null;
  readonly period: { readonly from: CalendarDay; readonly until: CalendarDay } | null;
  readonly dueDay: CalendarDay | null;
  readonly paymentTerms: string | null;
  readonly remittance: string | null;
  readonly payment: Payment;
  /** The document that this one takes back (BG-3). */
  readonly preceding: { readonly number: string; readonly day: CalendarDay | null } | null;
  readonly lines: readonly Line[];
  readonly breakdowns: readonly Breakdown[];
  readonly totals: {
    readonly lines: Amount;
    readonly net: Amount;
    readonly vat: Amount;
    readonly gross: Amount;
    readonly due: Amount;
  };
};

/** Business terms of EN 16931 alone, and those that XRechnung narrows. */
export const specifications = {
  facturX: 'urn:cen.eu:en16931:2017',
  xRechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;
