import {
  type Contact,
  type EInvoice,
  type Party,
  type PartyRecord,
  type TypeCode,
} from '../../src/domain/invoice/einvoice/eInvoice.ts';
import type { VatCategory } from '../../src/domain/invoice/vat.ts';

/** An element as it is read: found by name below it, with its text. */
type Read = { readonly name: string; readonly attributes: string; readonly held: Read[]; text: string };

/** The elements of a document that a program wrote: no comments, no CDATA. */
export function readXml(xml: string): Read {
  const root: Read = { name: '', attributes: '', held: [], text: '' };
  const open = [root];
  for (const [, closing, name = '', attributes = '', empty, text = ''] of xml.matchAll(
    /<(\/?)([a-zA-Z:]+)([^>]*?)(\/?)>|([^<]+)/g,
  )) {
    const current = open.at(-1) ?? root;
    if (name === '') current.text += unescaped(text);
    else if (closing) open.pop();
    else {
      const element: Read = { name, attributes, held: [], text: '' };
      current.held.push(element);
      if (!empty) open.push(element);
    }
  }
  return root;
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const all = (from: Read | undefined, name: string): readonly Read[] =>
  (from?.held ?? []).flatMap((it) => (it.name.endsWith(`:${name}`) ? [it] : []));
const one = (from: Read | undefined, ...path: readonly string[]): Read | undefined =>
  path.reduce((at: Read | undefined, name) => all(at, name)[0], from);
const said = (from: Read | undefined, ...path: readonly string[]): string | null =>
  one(from, ...path)?.text.trim() || null;
const dayOf = (from: Read | undefined, ...path: readonly string[]): string | null =>
  said(from, ...path, 'DateTimeString')?.replace(/(....)(..)(..)/, '$1-$2-$3') ?? null;

/** A Cross Industry Invoice as our rules take it; the driver is the seller where the document says 389 or G…. */
export function readCii(xml: string): EInvoice {
  const root = one(readXml(xml), 'CrossIndustryInvoice');
  const transaction = one(root, 'SupplyChainTradeTransaction');
  const agreement = one(transaction, 'ApplicableHeaderTradeAgreement');
  const settlement = one(transaction, 'ApplicableHeaderTradeSettlement');
  const terms = one(settlement, 'SpecifiedTradePaymentTerms');
  const means = one(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const sums = one(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const account = one(means, 'PayeePartyCreditorFinancialAccount');
  const before = one(settlement, 'InvoiceReferencedDocument');
  const type = (said(root, 'ExchangedDocument', 'TypeCode') ?? '') as TypeCode;
  const preceding = said(before, 'IssuerAssignedID');
  const isCredit = type === '389' || preceding?.startsWith('G') === true;
  const period = one(settlement, 'BillingSpecifiedPeriod');
  return {
    specification: said(root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID') ?? '',
    process: said(root, 'ExchangedDocumentContext', 'BusinessProcessSpecifiedDocumentContextParameter', 'ID'),
    number: said(root, 'ExchangedDocument', 'ID') ?? '',
    day: dayOf(root, 'ExchangedDocument', 'IssueDateTime') ?? '',
    type,
    currency: said(settlement, 'InvoiceCurrencyCode') ?? '',
    notes: all(one(root, 'ExchangedDocument'), 'IncludedNote').map((it) => said(it, 'Content') ?? ''),
    buyerReference: said(agreement, 'BuyerReference'),
    seller: partyOf(one(agreement, 'SellerTradeParty'), isCredit ? 'recipient' : 'company'),
    buyer: partyOf(one(agreement, 'BuyerTradeParty'), isCredit ? 'company' : 'recipient'),
    deliveryDay: dayOf(
      transaction,
      'ApplicableHeaderTradeDelivery',
      'ActualDeliverySupplyChainEvent',
      'OccurrenceDateTime',
    ),
    period: period ? { from: dayOf(period, 'StartDateTime') ?? '', until: dayOf(period, 'EndDateTime') ?? '' } : null,
    dueDay: dayOf(terms, 'DueDateDateTime'),
    paymentTerms: said(terms, 'Description'),
    remittance: said(settlement, 'PaymentReference'),
    payment: {
      code: said(means, 'TypeCode') ?? '',
      account: account
        ? {
            iban: said(account, 'IBANID') ?? '',
            holder: said(account, 'AccountName'),
            bic: said(means, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'),
          }
        : null,
      mandate: said(terms, 'DirectDebitMandateID'),
      creditor: said(settlement, 'CreditorReferenceID'),
      debtorIban: said(means, 'PayerPartyDebtorFinancialAccount', 'IBANID'),
    },
    preceding: preceding === null ? null : { number: preceding, day: dayOf(before, 'FormattedIssueDateTime') },
    lines: all(transaction, 'IncludedSupplyChainTradeLineItem').map((it) => lineOf(it, settlement)),
    breakdowns: all(settlement, 'ApplicableTradeTax').map((it) => ({
      category: (said(it, 'CategoryCode') ?? '') as VatCategory,
      rate: said(it, 'RateApplicablePercent'),
      basis: said(it, 'BasisAmount') ?? '',
      vat: said(it, 'CalculatedAmount') ?? '',
      reason: said(it, 'ExemptionReason'),
      reasonCode: said(it, 'ExemptionReasonCode'),
    })),
    totals: {
      lines: said(sums, 'LineTotalAmount') ?? '',
      net: said(sums, 'TaxBasisTotalAmount') ?? '',
      vat: said(sums, 'TaxTotalAmount') ?? '',
      gross: said(sums, 'GrandTotalAmount') ?? '',
      due: said(sums, 'DuePayableAmount') ?? '',
    },
  };
}

function partyOf(from: Read | undefined, record: PartyRecord): Party {
  const contact = one(from, 'DefinedTradeContact');
  const address = one(from, 'PostalTradeAddress');
  return {
    record,
    name: said(from, 'Name'),
    identifier: said(from, 'ID'),
    register: said(from, 'SpecifiedLegalOrganization', 'ID'),
    legalLine: said(from, 'Description'),
    taxNumbers: all(from, 'SpecifiedTaxRegistration').map((it) => ({
      scheme: one(it, 'ID')?.attributes.includes('"VA"') ? ('VA' as const) : ('FC' as const),
      number: said(it, 'ID') ?? '',
    })),
    electronicAddress: said(from, 'URIUniversalCommunication', 'URIID'),
    street: said(address, 'LineOne'),
    town: said(address, 'CityName'),
    postcode: said(address, 'PostcodeCode'),
    country: said(address, 'CountryID'),
    contact: contact ? contactOf(contact) : null,
  };
}

const contactOf = (from: Read): Contact => ({
  name: said(from, 'PersonName'),
  phone: said(from, 'TelephoneUniversalCommunication', 'CompleteNumber'),
  email: said(from, 'EmailURIUniversalCommunication', 'URIID'),
});

function lineOf(from: Read, header: Read | undefined): EInvoice['lines'][number] {
  const settlement = one(from, 'SpecifiedLineTradeSettlement');
  const category = said(settlement, 'ApplicableTradeTax', 'CategoryCode');
  const group = all(header, 'ApplicableTradeTax').find((it) => said(it, 'CategoryCode') === category);
  const quantity = one(from, 'SpecifiedLineTradeDelivery', 'BilledQuantity');
  return {
    id: said(from, 'AssociatedDocumentLineDocument', 'LineID') ?? '',
    name: said(from, 'SpecifiedTradeProduct', 'Name') ?? '',
    description: said(from, 'SpecifiedTradeProduct', 'Description'),
    quantity: quantity?.text.trim() ?? '',
    unit: /unitCode="(\w+)"/.exec(quantity?.attributes ?? '')?.[1] ?? '',
    unitPrice: said(from, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount') ?? '',
    net: said(settlement, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount') ?? '',
    category: category as VatCategory | null,
    rate: said(settlement, 'ApplicableTradeTax', 'RateApplicablePercent'),
    reason: said(group, 'ExemptionReason'),
    serviceDay: dayOf(settlement, 'BillingSpecifiedPeriod', 'StartDateTime'),
    costCentre: said(settlement, 'ReceivableSpecifiedTradeAccountingAccount', 'ID'),
  };
}
