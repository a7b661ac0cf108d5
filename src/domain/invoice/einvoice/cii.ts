import type { CalendarDay } from '../../time/calendarDay.ts';
import type { Breakdown, Contact, EInvoice, Line, Party, Payment } from './eInvoice.ts';
import { element, xmlText, type Node } from './xml.ts';

const namespaces = {
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
};

/** The document as Cross Industry Invoice, in the order that the schema of Factur-X wants. */
export function ciiOf(it: EInvoice): string {
  return xmlText(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          it.process && element('ram:BusinessProcessSpecifiedDocumentContextParameter', [id(it.process)]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [id(it.specification)]),
        ]),
        element('rsm:ExchangedDocument', [
          id(it.number),
          text('ram:TypeCode', it.type),
          element('ram:IssueDateTime', [day(it.day)]),
          ...it.notes.map((note) => element('ram:IncludedNote', [text('ram:Content', note)])),
        ]),
        element('rsm:SupplyChainTradeTransaction', [
          ...it.lines.map(lineOf),
          agreement(it),
          delivery(it),
          settlement(it),
        ]),
      ],
      namespaces,
    ),
  );
}

const text = (name: string, value: string, attributes: Readonly<Record<string, string>> = {}) =>
  element(name, [value], attributes);
const given = (name: string, value: string | null, attributes: Readonly<Record<string, string>> = {}) =>
  value ? text(name, value, attributes) : null;
const id = (value: string) => text('ram:ID', value);

/** A day in the form 102, 20261124. */
const day = (value: CalendarDay, prefix = 'udt') =>
  text(`${prefix}:DateTimeString`, value.replaceAll('-', ''), { format: '102' });

function lineOf(it: Line): Node {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [text('ram:LineID', it.id)]),
    element('ram:SpecifiedTradeProduct', [text('ram:Name', it.name), given('ram:Description', it.description)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [text('ram:ChargeAmount', it.unitPrice)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [text('ram:BilledQuantity', it.quantity, { unitCode: it.unit })]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        text('ram:TypeCode', 'VAT'),
        given('ram:CategoryCode', it.category),
        given('ram:RateApplicablePercent', it.rate),
      ]),
      it.serviceDay && periodOf(it.serviceDay, it.serviceDay),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [text('ram:LineTotalAmount', it.net)]),
      it.costCentre && element('ram:ReceivableSpecifiedTradeAccountingAccount', [id(it.costCentre)]),
    ]),
  ]);
}

const periodOf = (from: CalendarDay, until: CalendarDay) =>
  element('ram:BillingSpecifiedPeriod', [
    element('ram:StartDateTime', [day(from)]),
    element('ram:EndDateTime', [day(until)]),
  ]);

function agreement(it: EInvoice): Node {
  return element('ram:ApplicableHeaderTradeAgreement', [
    given('ram:BuyerReference', it.buyerReference),
    partyOf('ram:SellerTradeParty', it.seller),
    partyOf('ram:BuyerTradeParty', it.buyer),
  ]);
}

function partyOf(name: string, it: Party): Node {
  return element(name, [
    it.identifier && id(it.identifier),
    given('ram:Name', it.name),
    given('ram:Description', it.legalLine),
    it.register && element('ram:SpecifiedLegalOrganization', [id(it.register)]),
    it.contact && contactOf(it.contact),
    element('ram:PostalTradeAddress', [
      given('ram:PostcodeCode', it.postcode),
      given('ram:LineOne', it.street),
      given('ram:CityName', it.town),
      given('ram:CountryID', it.country),
    ]),
    it.electronicAddress &&
      element('ram:URIUniversalCommunication', [text('ram:URIID', it.electronicAddress, { schemeID: 'EM' })]),
    ...it.taxNumbers.map(({ scheme, number }) =>
      element('ram:SpecifiedTaxRegistration', [text('ram:ID', number, { schemeID: scheme })]),
    ),
  ]);
}

function contactOf({ name, phone, email }: Contact): Node {
  return element('ram:DefinedTradeContact', [
    given('ram:PersonName', name),
    phone && element('ram:TelephoneUniversalCommunication', [text('ram:CompleteNumber', phone)]),
    email && element('ram:EmailURIUniversalCommunication', [text('ram:URIID', email)]),
  ]);
}

/** The schema wants this element and R008 forbids an empty one: of a period it names the last day. */
function delivery(it: EInvoice): Node {
  const last = it.deliveryDay ?? it.period?.until;
  return element('ram:ApplicableHeaderTradeDelivery', [
    last && element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [day(last)])]),
  ]);
}

function settlement(it: EInvoice): Node {
  return element('ram:ApplicableHeaderTradeSettlement', [
    given('ram:CreditorReferenceID', it.payment.creditor),
    given('ram:PaymentReference', it.remittance),
    text('ram:InvoiceCurrencyCode', it.currency),
    paymentOf(it.payment),
    ...it.breakdowns.map(breakdownOf),
    it.period && periodOf(it.period.from, it.period.until),
    element('ram:SpecifiedTradePaymentTerms', [
      given('ram:Description', it.paymentTerms),
      it.dueDay && element('ram:DueDateDateTime', [day(it.dueDay)]),
      given('ram:DirectDebitMandateID', it.payment.mandate),
    ]),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('ram:LineTotalAmount', it.totals.lines),
      text('ram:TaxBasisTotalAmount', it.totals.net),
      text('ram:TaxTotalAmount', it.totals.vat, { currencyID: it.currency }),
      text('ram:GrandTotalAmount', it.totals.gross),
      text('ram:DuePayableAmount', it.totals.due),
    ]),
    it.preceding &&
      element('ram:InvoiceReferencedDocument', [
        text('ram:IssuerAssignedID', it.preceding.number),
        it.preceding.day && element('ram:FormattedIssueDateTime', [day(it.preceding.day, 'qdt')]),
      ]),
  ]);
}

function paymentOf({ code, account, debtorIban }: Payment): Node {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    text('ram:TypeCode', code),
    debtorIban && element('ram:PayerPartyDebtorFinancialAccount', [text('ram:IBANID', debtorIban)]),
    account &&
      element('ram:PayeePartyCreditorFinancialAccount', [
        text('ram:IBANID', account.iban),
        given('ram:AccountName', account.holder),
      ]),
    account?.bic && element('ram:PayeeSpecifiedCreditorFinancialInstitution', [text('ram:BICID', account.bic)]),
  ]);
}

function breakdownOf(it: Breakdown): Node {
  return element('ram:ApplicableTradeTax', [
    text('ram:CalculatedAmount', it.vat),
    text('ram:TypeCode', 'VAT'),
    given('ram:ExemptionReason', it.reason),
    text('ram:BasisAmount', it.basis),
    text('ram:CategoryCode', it.category),
    given('ram:ExemptionReasonCode', it.reasonCode),
    given('ram:RateApplicablePercent', it.rate),
  ]);
}
