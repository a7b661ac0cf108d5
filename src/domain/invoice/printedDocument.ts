import type { Amount } from '../money/amount.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import type { PaymentMethod } from './paymentTerm.ts';
import { cancelled, negated, type Position } from './position.ts';
import type { InvoiceType } from './series.ts';
import type { Totals } from './totals.ts';
import { treatmentOf, type Taxed, type TaxedDocument, type VatTreatment } from './vat.ts';

/** The company as it stands on documents of a day. */
export type PrintedCompany = {
  readonly name: string | null;
  readonly street: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly contactPerson: string | null;
  readonly ustid: string | null;
  readonly steuernummer: string | null;
  readonly handelsregisternummer: string | null;
  readonly amtsgericht: string | null;
  readonly legalLine: string | null;
  readonly accountHolder: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly creditReference: string | null;
  /** Missing from copies that were made before direct debits. */
  readonly creditorId?: string | null;
  /** Lines below the name; missing from copies that were made before. */
  readonly letterhead?: string | null;
};

/** Whom the document is for; of a credit note the driver who is paid. */
export type PrintedRecipient = {
  readonly company: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly street: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly mail: string | null;
  readonly phone: string | null;
  readonly ustid: string | null;
  readonly steuerNo: string | null;
  /** Where the document is sent to, when that is another address. */
  readonly electronicAddress: string | null;
};
/** A customer's mandate for SEPA direct debits, as far as it is known. */
type Mandate = { readonly id: string | null; readonly day: CalendarDay | null; readonly iban: string | null };
export type PrintedCustomer = {
  readonly kundennr: string | null;
  readonly handelsregisternummer: string | null;
  readonly contactPerson: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** What a direct debit needs of the customer; missing from copies that were made before. */
  readonly mandate?: Mandate | null;
  /** By which his own people find the document (BT-10). */
  readonly buyerReference?: string | null;
};
export type PrintedDriver = {
  readonly id: number;
  readonly group: number | null;
  readonly iban: string | null;
  readonly bic: string | null;
};
export type PrintedPosition = Position & {
  readonly bruttoAmount: Amount;
  readonly auftragsnummer: string | null;
  readonly serviceDate: CalendarDay | null;
  readonly costCentre: string | null;
};

/** Everything that a completed document says, kept as it was when it got its number. */
export type PrintedDocument = {
  readonly type: InvoiceType;
  readonly number: string;
  readonly day: CalendarDay;
  readonly dueDay: CalendarDay;
  /** The document that this one takes back. */
  readonly cancels: { readonly number: string; readonly day: CalendarDay } | null;
  readonly additionalText: string | null;
  /** What a recipient who is no customer of ours sorts it by (BT-10). */
  readonly reference?: string | null;
  readonly paymentMethod: PaymentMethod;
  /** What is taken off for who pays early; told together with the terms (BT-20). */
  readonly discounts?: string | null;
  readonly skipTax: boolean;
  /** Its data also go beside the paper, as XRechnung. */
  readonly isXRechnung?: boolean;
  readonly company: PrintedCompany;
  readonly recipient: PrintedRecipient;
  readonly customer: PrintedCustomer | null;
  readonly driver: PrintedDriver | null;
  readonly positions: readonly PrintedPosition[];
  readonly totals: Totals;
};

/** What of a document decides about its VAT. */
export function taxedPrint({ driver, recipient, skipTax }: PrintedDocument): TaxedDocument {
  return {
    skipTax,
    country: recipient.country ?? 'DE',
    ustid: recipient.ustid,
    driverGroup: driver?.group ?? null,
  };
}

/** How paper and e-invoice say that a position is taxed: its own rate counts only where the document charges VAT. */
export function treatmentIn(document: PrintedDocument, position: Taxed): VatTreatment {
  return treatmentOf(position, taxedPrint(document));
}

/** Whether nothing on it is taxable here; then no VAT id of either side stands on it (BR-O-02). */
export function hasNoVatIds({ totals }: PrintedDocument): boolean {
  return totals.groups.some((it) => it.category === 'O');
}

/** The Storno of a document: the same with the opposite sign, under its own number and day, by the company of then. */
export function stornoOf(
  original: PrintedDocument,
  { company, day, number }: { readonly company: PrintedCompany; readonly number: string; readonly day: CalendarDay },
): PrintedDocument {
  const { totals } = original;
  return {
    ...original,
    company: company.name === null ? original.company : company,
    number,
    day,
    dueDay: day,
    cancels: { number: original.number, day: original.day },
    positions: original.positions.map((it) => ({ ...cancelled(it), bruttoAmount: negated(it.bruttoAmount) })),
    totals: {
      amountNet: negated(totals.amountNet),
      amountTax: negated(totals.amountTax),
      amountTotal: negated(totals.amountTotal),
      groups: totals.groups.map((it) => ({ ...it, basis: negated(it.basis), vat: negated(it.vat) })),
    },
  };
}
