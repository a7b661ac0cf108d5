import type { billing } from '../../../src/domain/billing/billing.ts';
import { taxedBilling, type PrintedBilling } from '../../../src/domain/billing/printedBilling.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { taxNumberMissing } from '../../../src/domain/invoice/billability.ts';
import { allFindings, paperFindings } from '../../../src/domain/invoice/einvoice/checkEInvoice.ts';
import type { Finding } from '../../../src/domain/invoice/einvoice/finding.ts';
import { specifications } from '../../../src/domain/invoice/einvoice/eInvoice.ts';
import { eInvoiceOf } from '../../../src/domain/invoice/einvoice/eInvoiceOf.ts';
import { objectionToSkippedTax } from '../../../src/domain/invoice/vat.ts';
import { eachOnce, type Violation } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { refusalsToPay } from '../invoices/paidDriver.ts';
import { printedNow } from './printedNow.ts';

/** The fields of a document, as they are called here. */
const names: Readonly<Record<string, string>> = {
  recipientCompany: 'firma',
  recipientLastName: 'nachname',
  recipientStreet: 'strasse',
  recipientZipcode: 'plz',
  recipientCity: 'ort',
  recipientCountry: 'land',
  recipientMail: 'email',
  recipientPhone: 'telefon',
  recipientUstid: 'ustid',
  recipientSteuerNo: 'steuernummer',
  invoiceEntries: 'artikeldatenArray',
  invoiceDate: 'datum',
  skipTax: 'ohneMwst',
  additionalText: 'bemerkung',
};

/** The fields of a position, as an article has them; whether it is passed on is said of all of them together. */
const articleNames: Readonly<Record<string, string>> = {
  title: 'beschreibung',
  quantity: 'menge',
  unitPrice: 'wert',
  amount: 'wert',
  tax: 'mwst',
};
const ofDocument: Readonly<Record<string, string>> = { bruttoEqualsNetto: 'nettogleichbrutto', serviceDate: 'datum' };

function fieldIn(field: string): string {
  const [list, at, name = ''] = field.split('.');
  if (at === undefined) return names[field] ?? field;
  return ofDocument[name] ?? `${names[list ?? ''] ?? ''}.${at}.${articleNames[name] ?? name}`;
}

/** What an offer says: it is no document of taxes, and nobody is asked to pay. */
const offered = ['recipientCompany', 'recipientStreet', 'recipientZipcode', 'recipientCity', 'invoiceEntries'];

/** What the rules of documents find, as far as they ask for what this kind of paper has. */
function findingsOf({ document, form, isEInvoice }: PrintedBilling): readonly Finding[] {
  if (isEInvoice) return allFindings(eInvoiceOf(document, specifications.facturX));
  // A credit note to a customer comes from us as well.
  const found = paperFindings(eInvoiceOf({ ...document, type: 'Rechnung' }, specifications.facturX));
  return form === 'Angebot' ? found.filter((it) => offered.includes(it.field)) : found;
}

/** Everything that stands in the way, each at the field that cures it. */
export async function faultsOf(after: StoredOf<typeof billing>, scope: Scope): Promise<readonly Violation[]> {
  const printed = await printedNow({ ...after, auftragsnummer: after.auftragsnummer ?? 'Entwurf' }, scope);
  const { document } = printed;
  const at = (isWrong: boolean, propertyPath: string, message: string): readonly Violation[] =>
    isWrong ? [{ propertyPath, message }] : [];
  const objection = objectionToSkippedTax(taxedBilling(after, document.driver));
  const lacksTaxNumber = document.driver !== null && !after.ustid && !after.steuernummer;
  return eachOnce([
    ...(document.driver ? await refusalsToPay(after.driver, document.driver.group, scope) : []),
    ...at(objection !== undefined, 'ohneMwst', objection ?? ''),
    ...at(lacksTaxNumber, 'ustid', taxNumberMissing),
    ...at(lacksTaxNumber, 'steuernummer', taxNumberMissing),
    ...findingsOf(printed)
      .filter((it) => !it.isWarning)
      .map((it) => ({ propertyPath: fieldIn(it.field), message: it.sentence })),
  ]);
}
