import { joined } from '../define/joined.ts';
import { addDays, type CalendarDay } from '../time/calendarDay.ts';
import { formatDate } from '../time/formatDay.ts';
import { toCents, type Amount } from '../money/amount.ts';
import { amountOf, negated } from '../invoice/position.ts';
import type { PrintedCompany, PrintedCustomer, PrintedDocument, PrintedDriver } from '../invoice/printedDocument.ts';
import { grossOf, totalsOf } from '../invoice/totals.ts';
import type { TaxedDocument, VatRate } from '../invoice/vat.ts';
import type { KeyOf } from '../choices/choices.ts';
import type { billingFormTypes } from './choices/billingFormTypes.ts';

export type BillingForm = KeyOf<typeof billingFormTypes>;
type Article = {
  readonly beschreibung: string | null;
  readonly beschreibung2: string | null;
  readonly misc3: string | null;
  readonly artikelnummer: string | null;
  readonly menge: string | null;
  readonly wert: Amount | null;
  readonly mwst: VatRate | null;
};
type Name =
  | 'firma'
  | 'vorname'
  | 'nachname'
  | 'strasse'
  | 'plz'
  | 'ort'
  | 'land'
  | 'email'
  | 'telefon'
  | 'ustid'
  | 'steuernummer'
  | 'bemerkung'
  | 'auftragsnummer';

/** What of an LF Rechnung stands on its paper. */
type PrintableBilling = { readonly [K in Name]: string | null } & {
  readonly formulartyp: BillingForm | null;
  readonly datum: CalendarDay | null;
  readonly driver: string | null;
  readonly ohneMwst: '0' | '1';
  readonly nettogleichbrutto: '0' | '1';
  readonly endkundenrechnung: '0' | '1';
  readonly tage1: number | null;
  readonly tage2: number | null;
  readonly tage3: number | null;
  readonly skonto1: string | null;
  readonly skonto2: string | null;
  readonly artikeldatenArray: readonly Article[];
};

/** An LF Rechnung as it was closed: what documents print, and which kind of paper it is. */
export type PrintedBilling = {
  readonly form: BillingForm;
  /** Invoices to businesses and credit notes to drivers are e-invoices as well, everything else is a PDF alone. */
  readonly isEInvoice: boolean;
  /** Of copies that were made before it stood in the document. */
  readonly discounts?: string | null;
  readonly document: PrintedDocument;
};
type Around = {
  readonly company: PrintedCompany;
  readonly customer: PrintedCustomer | null;
  readonly driver: PrintedDriver | null;
};

/** Days until an LF Rechnung is due where nothing is said. */
const usualDays = 10;

/** What decides about the VAT of an LF Rechnung. */
export function taxedBilling(
  it: Pick<PrintableBilling, 'ohneMwst' | 'land' | 'ustid'>,
  driver: PrintedDriver | null,
): TaxedDocument {
  return {
    skipTax: it.ohneMwst === '1',
    country: it.land ?? 'DE',
    ustid: it.ustid,
    driverGroup: driver?.group ?? null,
  };
}

/** An article as a position: a price below zero is something taken off at a price above it (BR-27). */
export function articlePosition(
  { menge, mwst, wert }: Pick<Article, 'menge' | 'mwst' | 'wert'>,
  { nettogleichbrutto }: Pick<PrintableBilling, 'nettogleichbrutto'>,
) {
  const price = wert ?? '0.00';
  const isOff = toCents(price) < 0;
  const quantity = isOff ? negated(menge ?? '1.00') : (menge ?? '1.00');
  const unitPrice = isOff ? negated(price) : price;
  const bruttoEqualsNetto = nettogleichbrutto === '1';
  const position = {
    quantity,
    unit: 'C62',
    unitPrice,
    amount: amountOf({ quantity, unitPrice }),
    tax: bruttoEqualsNetto ? '0' : (mwst ?? '19'),
    bruttoEqualsNetto,
  } as const;
  return { ...position, bruttoAmount: grossOf(position) };
}

/** Everything that the paper says. */
export function printedBilling(it: PrintableBilling, { company, customer, driver }: Around): PrintedBilling {
  const form = it.formulartyp ?? 'Rechnung';
  const day = it.datum ?? '';
  const positions = it.artikeldatenArray.map((article) => ({
    title: article.beschreibung ?? '',
    description: joined(
      [
        article.beschreibung2,
        article.misc3,
        article.artikelnummer && article.artikelnummer !== '0' ? `Artikel ${article.artikelnummer}` : null,
      ],
      ' · ',
    ),
    ...articlePosition(article, it),
    auftragsnummer: null,
    serviceDate: it.datum,
    costCentre: null,
  }));
  return {
    form,
    isEInvoice: form === 'Rechnung' ? it.endkundenrechnung === '0' : form === 'Gutschrift' && driver !== null,
    document: {
      type: form === 'Gutschrift' ? 'Gutschrift' : 'Rechnung',
      number: it.auftragsnummer ?? '',
      day,
      dueDay: day === '' ? '' : addDays(day, it.tage3 ?? usualDays),
      cancels: null,
      additionalText: it.bemerkung,
      reference: it.firma ?? joined([it.vorname, it.nachname]),
      paymentMethod: 'invoice',
      discounts: discountsOf(it),
      skipTax: it.ohneMwst === '1',
      company,
      recipient: {
        company: it.firma,
        firstName: it.vorname,
        lastName: it.nachname,
        street: it.strasse,
        zipcode: it.plz,
        city: it.ort,
        country: it.land,
        mail: it.email,
        phone: it.telefon,
        ustid: it.ustid,
        steuerNo: it.steuernummer,
        electronicAddress: null,
      },
      customer,
      driver,
      positions,
      totals: totalsOf(positions, taxedBilling(it, driver)),
    },
  };
}

/** „2,00 % Skonto bis 01.12.2026, 1,00 % bis 08.12.2026“, as far as both of a pair are told. */
function discountsOf({ datum, skonto1, skonto2, tage1, tage2 }: PrintableBilling): string | null {
  const parts = [
    [skonto1, tage1],
    [skonto2, tage2],
  ] as const;
  return joined(
    parts.map(([percent, days]) =>
      datum !== null && percent !== null && days !== null && toCents(percent) > 0
        ? `${percent.replace('.', ',')} % Skonto bis ${formatDate(addDays(datum, days))}`
        : null,
    ),
    ', ',
  );
}
