import { sql } from 'drizzle-orm';
import { company, type Company } from '../../../src/domain/company/company.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { customer, type Customer } from '../../../src/domain/customer/customer.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import { priced, sumsOf } from '../../../src/domain/invoice/draft.ts';
import { isLeitwegId } from '../../../src/domain/invoice/eInvoiceOwed.ts';
import type { invoice } from '../../../src/domain/invoice/invoice.ts';
import {
  stornoOf,
  type PrintedCompany,
  type PrintedCustomer,
  type PrintedDocument,
  type PrintedDriver,
  type PrintedPosition,
} from '../../../src/domain/invoice/printedDocument.ts';
import { readPicked } from '../../storage/readRecords.ts';
import { readPrinted } from '../../storage/printedDocuments.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

type Document = StoredOf<typeof invoice>;

const withoutCompany: PrintedCompany = {
  name: null,
  street: null,
  zipcode: null,
  city: null,
  country: null,
  phone: null,
  email: null,
  contactPerson: null,
  ustid: null,
  steuernummer: null,
  handelsregisternummer: null,
  amtsgericht: null,
  legalLine: null,
  accountHolder: null,
  iban: null,
  bic: null,
  creditReference: null,
  creditorId: null,
  letterhead: null,
};

/**
 * Everything that the document says, as it stands in this transaction; of a Storno as its original said it, beside the
 * company of its own day.
 */
export async function printedDocument(it: Document, scope: Scope): Promise<PrintedDocument> {
  const head = { number: it.orderNumber ?? '', day: it.invoiceDate ?? '' };
  const originalId = idOf('invoices', it.invoice ?? '');
  if (originalId !== undefined)
    return stornoOf(await readPrinted(scope, originalId), { ...head, company: await companyOn(head.day, scope) });
  return printedOf(it, {
    company: await companyOn(head.day, scope),
    buyer: await scope.look(customer, it.customer),
    paid: it.type === 'Gutschrift' ? await scope.look(driver, it.driver) : undefined,
    numbers: await contractNumbers(it, scope),
  });
}

/** What a document says of records that are at hand; `numbers` are those of its contracts. */
export function printedOf(
  it: Document,
  from: {
    readonly company: PrintedCompany;
    readonly buyer: Customer | undefined;
    readonly paid: Driver | undefined;
    readonly numbers: ReadonlyMap<string, string | null>;
  },
): PrintedDocument {
  const { buyer, paid } = from;
  const day = it.invoiceDate ?? '';
  return {
    number: it.orderNumber ?? '',
    day,
    type: it.type ?? 'Rechnung',
    dueDay: it.dueDate ?? day,
    cancels: null,
    additionalText: it.additionalText,
    paymentMethod: it.paymentMethod ?? 'invoice',
    skipTax: it.skipTax,
    isXRechnung: it.type !== 'Gutschrift' && wantsXRechnung(buyer),
    company: from.company,
    recipient: {
      company: it.recipientCompany,
      firstName: it.recipientFirstName,
      lastName: it.recipientLastName,
      street: it.recipientStreet,
      zipcode: it.recipientZipcode,
      city: it.recipientCity,
      country: it.recipientCountry,
      mail: it.recipientMail,
      phone: it.recipientPhone,
      ustid: it.recipientUstid,
      steuerNo: it.recipientSteuerNo,
      electronicAddress: it.billingRecipient?.split(/[,;\s]+/)[0] ?? null,
    },
    customer: buyer ? printedCustomer(buyer) : null,
    driver: paid ? printedDriver(paid, it.driverGroup) : null,
    positions: positionsOf(it, from.numbers),
    totals: sumsOf(
      it,
      it.invoiceEntries.map((entry) => priced(entry, entry)),
    ),
  };
}

/** What a document says of the customer beside its recipient. */
export function printedCustomer(buyer: Customer): PrintedCustomer {
  return {
    kundennr: buyer.kundennr ?? String(buyer.id),
    handelsregisternummer: buyer.handelsregisternummer,
    contactPerson: buyer.contactPerson,
    phone: [buyer.telefonVorwahl, buyer.telefon].filter(Boolean).join(' ') || null,
    email: buyer.email,
    mandate: { id: buyer.sepaMandateId, day: buyer.sepaMandateDate, iban: buyer.iban },
    buyerReference: buyer.buyerReference,
  };
}

/** What a credit note says of the driver beside its recipient; the group is the one by which it is taxed. */
export function printedDriver({ bic, iban, id }: Driver, group: number | null): PrintedDriver {
  return { id, group, iban, bic };
}

/** Authorities take nothing else, whoever forgot to choose it; everybody else has it by choice. */
function wantsXRechnung(buyer: Customer | undefined): boolean {
  return buyer?.eInvoiceFormat === 'xRechnung' || isLeitwegId(buyer?.buyerReference);
}

/** The company as it is on that day. */
export async function companyOn(day: string, scope: Scope): Promise<PrintedCompany> {
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from companies where "validFrom" <= ${day} order by "validFrom" desc limit 1`,
  );
  const found = row && (await scope.look(company, iriOf('companies', row.id)));
  return found ? printedCompany(found) : withoutCompany;
}

/** What a document says of the company. */
export function printedCompany(found: Company): PrintedCompany {
  const names = Object.keys(withoutCompany) as (keyof PrintedCompany)[];
  return Object.fromEntries(names.map((name) => [name, found[name]])) as PrintedCompany;
}

async function contractNumbers(
  { invoiceEntries }: Document,
  scope: Scope,
): Promise<ReadonlyMap<string, string | null>> {
  const ids = invoiceEntries.flatMap((it) => idOf('contracts', it.contract ?? '') ?? []);
  const found = await readPicked(scope.client, contract, [...new Set(ids)], ['auftragsnummer']);
  return new Map(found.map((it) => [iriOf('contracts', it.id), it.auftragsnummer]));
}

function positionsOf(
  { invoiceEntries }: Document,
  numbers: ReadonlyMap<string, string | null>,
): readonly PrintedPosition[] {
  return invoiceEntries.map((it) => {
    const { amount, bruttoAmount, bruttoEqualsNetto, quantity, tax, unit, unitPrice } = priced(it, it);
    return {
      title: it.title ?? '',
      description: it.description,
      amount,
      bruttoAmount,
      bruttoEqualsNetto,
      quantity,
      tax,
      unit,
      unitPrice,
      auftragsnummer: numbers.get(it.contract ?? '') ?? null,
      serviceDate: it.serviceDate,
      costCentre: it.costCentre,
      ...(it.priceParts.length > 0 && { priceParts: it.priceParts }),
    };
  });
}
