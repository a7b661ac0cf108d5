import { joined } from '../../define/joined.ts';
import { debitSentence, directDebitOf } from '../directDebit.ts';
import { paymentSentence } from '../paymentTerm.ts';
import {
  hasNoVatIds,
  treatmentIn,
  type PrintedCompany,
  type PrintedDocument,
  type PrintedPosition,
} from '../printedDocument.ts';
import type { EInvoice, Line, Party, Payment, TaxNumber, TypeCode } from './eInvoice.ts';

const billingProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** A document of ours as EN 16931 sees it; of a credit note the driver is the seller and we are the buyer. */
export function eInvoiceOf(it: PrintedDocument, specification: string): EInvoice {
  const isCredit = it.type === 'Gutschrift';
  const isBare = hasNoVatIds(it);
  const company = companyParty(it.company, { isBare, isSeller: !isCredit });
  const recipient = recipientParty(it, { isBare });
  const days = it.positions.flatMap((position) => position.serviceDate ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return {
    specification,
    process: billingProcess,
    number: it.number,
    day: it.day,
    type: typeCodeOf(it),
    currency: 'EUR',
    notes: notesOf(it),
    buyerReference: buyerReferenceOf(it),
    seller: isCredit ? recipient : company,
    buyer: isCredit ? company : recipient,
    deliveryDay: first !== undefined && first === last ? first : null,
    period: first !== undefined && last !== undefined && first !== last ? { from: first, until: last } : null,
    dueDay: it.dueDay,
    paymentTerms: termsOf(it),
    remittance: it.cancels ? null : it.number,
    payment: paymentOf(it),
    preceding: it.cancels,
    lines: it.positions.map((position, at) => lineOf(it, position, at)),
    breakdowns: it.totals.groups.map(({ basis, category, rate, reason, reasonCode, vat }) => ({
      category,
      rate,
      basis,
      vat,
      reason,
      reasonCode,
    })),
    totals: {
      lines: it.totals.amountNet,
      net: it.totals.amountNet,
      vat: it.totals.amountTax,
      gross: it.totals.amountTotal,
      due: it.totals.amountTotal,
    },
  };
}

/** How and when is paid; a direct debit of which something is missing asks for a transfer. */
function termsOf(it: PrintedDocument): string {
  return joined([sentenceOf(it), it.cancels ? null : it.discounts], '\n') ?? '';
}

function sentenceOf(it: PrintedDocument): string {
  const debit = it.cancels ? null : directDebitOf(it);
  if (debit) return debitSentence(it.dueDay, debit);
  return paymentSentence(it.dueDay, {
    kind: it.cancels ? 'storno' : it.type === 'Gutschrift' ? 'credit' : 'invoice',
    method: it.paymentMethod === 'directDebit' ? 'invoice' : it.paymentMethod,
  });
}

function typeCodeOf({ cancels, type }: PrintedDocument): TypeCode {
  if (cancels) return '384';
  return type === 'Gutschrift' ? '389' : '380';
}

function notesOf({ additionalText, cancels, type }: PrintedDocument): readonly string[] {
  return [
    ...(cancels ? [`Storno zu ${cancels.number}`] : []),
    ...(type === 'Gutschrift' ? ['Gutschrift'] : []),
    ...(additionalText ? [additionalText] : []),
  ];
}

/**
 * Of a credit note our own reference; else the customer's Leitweg-ID, the cost centre when all rides share one, or the
 * customer's number.
 */
function buyerReferenceOf({ company, customer, positions, reference, type }: PrintedDocument): string | null {
  if (type === 'Gutschrift') return company.creditReference;
  if (customer?.buyerReference) return customer.buyerReference;
  const centres = new Set(positions.map((it) => it.costCentre));
  const [only] = centres;
  return (centres.size === 1 && only) || (customer?.kundennr ?? reference ?? null);
}

const taxNumbers = (ustid: string | null, steuernummer: string | null): readonly TaxNumber[] => [
  ...(ustid ? [{ scheme: 'VA', number: ustid } as const] : []),
  ...(steuernummer ? [{ scheme: 'FC', number: steuernummer } as const] : []),
];

type Bare = { readonly isBare: boolean };

function companyParty(it: PrintedCompany, { isBare, isSeller }: Bare & { readonly isSeller: boolean }): Party {
  const register = [it.amtsgericht, it.handelsregisternummer].filter(Boolean).join(' ') || null;
  return {
    record: 'company',
    name: it.name,
    identifier: null,
    register,
    legalLine: isSeller ? it.legalLine : null,
    // As a buyer the number of our tax office says nothing.
    taxNumbers: taxNumbers(isBare ? null : it.ustid, isSeller ? it.steuernummer : null),
    electronicAddress: it.email,
    street: it.street,
    town: it.city,
    postcode: it.zipcode,
    country: it.country,
    contact: { name: it.contactPerson, phone: it.phone, email: it.email },
  };
}

function recipientParty(document: PrintedDocument, { isBare }: Bare): Party {
  const { customer, driver, recipient: it } = document;
  const isSeller = document.type === 'Gutschrift';
  const person = [it.firstName, it.lastName].filter(Boolean).join(' ') || null;
  const name = it.company ?? person;
  const hasContact = customer !== null && Boolean(customer.contactPerson);
  const contact = isSeller
    ? { name: person ?? name, phone: it.phone, email: it.mail }
    : hasContact
      ? { name: customer.contactPerson, phone: customer.phone, email: customer.email }
      : null;
  return {
    record: 'recipient',
    name,
    identifier: isSeller ? (driver ? String(driver.id) : null) : (customer?.kundennr ?? null),
    register: isSeller ? null : (customer?.handelsregisternummer ?? null),
    legalLine: null,
    taxNumbers: taxNumbers(isBare ? null : it.ustid, isSeller ? it.steuerNo : null),
    electronicAddress: it.electronicAddress ?? it.mail,
    street: it.street,
    town: it.city,
    postcode: it.zipcode,
    country: it.country,
    contact,
  };
}

function paymentOf(document: PrintedDocument): Payment {
  const { company, driver, paymentMethod, recipient, type } = document;
  const debit = directDebitOf(document);
  if (debit)
    return { code: '59', account: null, mandate: debit.mandate, creditor: debit.creditor, debtorIban: debit.iban };
  const none = { mandate: null, creditor: null, debtorIban: null };
  if (type === 'Rechnung' && paymentMethod === 'cash') return { ...none, code: '10', account: null };
  const holder = [recipient.firstName, recipient.lastName].filter(Boolean).join(' ') || recipient.company;
  const account =
    type === 'Gutschrift'
      ? { iban: driver?.iban ?? '', holder, bic: driver?.bic ?? null }
      : { iban: company.iban ?? '', holder: company.accountHolder ?? company.name, bic: company.bic };
  return { ...none, code: '58', account: { ...account, iban: account.iban.replaceAll(/\s/g, '') } };
}

function lineOf(document: PrintedDocument, position: PrintedPosition, at: number): Line {
  const { category, rate, reason } = treatmentIn(document, position);
  return {
    id: String(at + 1),
    name: position.title,
    description: position.description,
    quantity: position.quantity,
    unit: position.unit,
    unitPrice: position.unitPrice,
    net: position.amount,
    category,
    rate: category === 'O' ? null : rate,
    reason,
    serviceDay: position.serviceDate,
    costCentre: position.costCentre,
  };
}
