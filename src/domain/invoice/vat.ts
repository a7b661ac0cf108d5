import { countries } from '../choices/countries.ts';
import { choiceOf, type KeyOf } from '../choices/choices.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import type { vatRates } from '../choices/vatRates.ts';
import type { Amount } from '../money/amount.ts';

export type VatRate = KeyOf<typeof vatRates>;
/** VAT categories of EN 16931: standard rate, exempt, reverse charge, not taxable here. */
export type VatCategory = 'S' | 'E' | 'AE' | 'O';

/** What of a position decides about its VAT. */
export type Taxed = { readonly amount: Amount; readonly tax: VatRate; readonly bruttoEqualsNetto: boolean };

/** What of a document decides about its VAT; `driverGroup` is set where a driver is paid. */
export type TaxedDocument = {
  readonly skipTax: boolean;
  /** Two letters of the recipient's country. */
  readonly country: string;
  readonly ustid: string | null;
  readonly driverGroup: number | null;
};

export type VatTreatment = {
  readonly category: VatCategory;
  readonly rate: VatRate;
  /** Why no VAT is charged (BT-120), and the code of that (BT-121). */
  readonly reason: string | null;
  readonly reasonCode: string | null;
};

const exempt = (reason: string | null): VatTreatment => ({ category: 'E', rate: '0', reason, reasonCode: null });
const reverseCharge: VatTreatment = {
  category: 'AE',
  rate: '0',
  reason: 'Steuerschuldnerschaft des Leistungsempfängers',
  reasonCode: 'VATEX-EU-AE',
};
const notTaxableHere: VatTreatment = {
  category: 'O',
  rate: '0',
  reason: 'Nicht im Inland steuerbare Leistung (§ 3a Abs. 2 UStG)',
  reasonCode: 'VATEX-EU-O',
};

export const passedOnReason = 'Durchlaufender Posten (§ 10 Abs. 1 Satz 5 UStG)';
export const reimbursedReason = 'Erstattung verauslagter Kosten (durchlaufender Posten)';

/** Whether the driver's group issues its documents without VAT (§ 19 UStG); its sentence. */
export function smallBusinessNote(group: number | null): string | null {
  return jobCategories.items.find((it) => it.id === group)?.vatNote ?? null;
}

/** How a position of the document is taxed; a rate of 0 without any reason is left for the checks to refuse. */
export function treatmentOf(position: Taxed, document: TaxedDocument): VatTreatment {
  const isEu = choiceOf(countries, document.country)?.eu ?? false;
  if (document.skipTax && !isEu) return notTaxableHere;
  const isPassedOn = position.bruttoEqualsNetto && position.tax === '0';
  if (isPassedOn) return exempt(document.driverGroup === null ? passedOnReason : reimbursedReason);
  if (document.skipTax) return reverseCharge;
  const note = smallBusinessNote(document.driverGroup);
  if (note !== null) return exempt(note);
  return position.tax === '0' ? exempt(null) : { category: 'S', rate: position.tax, reason: null, reasonCode: null };
}

/** Why a document without VAT is not possible; undefined when it is, or when it is not asked for. */
export function objectionToSkippedTax(document: TaxedDocument): string | undefined {
  if (!document.skipTax) return undefined;
  if (document.country === 'DE') return 'Ohne Umsatzsteuer ist für einen Empfänger in Deutschland nicht möglich.';
  const isEu = choiceOf(countries, document.country)?.eu ?? false;
  return isEu && !document.ustid
    ? 'Für eine Rechnung ohne Umsatzsteuer in das EU-Ausland fehlt die USt-IdNr. des Kunden.'
    : undefined;
}
