import { countries } from '../choices/countries.ts';
import { documentTemplates } from '../choices/documentTemplates.ts';
import { paymentTerms } from '../choices/paymentTerms.ts';
import { salutations } from '../choices/salutations.ts';
import { paymentMethods } from '../customer/choices/paymentMethods.ts';
import { defineDetails } from '../define/details.ts';
import { entries } from '../define/entry.ts';
import {
  choice,
  date,
  file,
  flag,
  flag01,
  instant,
  integer,
  list,
  longText,
  money,
  reference,
  references,
  text,
} from '../define/field.ts';
import { is, range, search } from '../define/filter.ts';
import { invoiceDocumentTypes } from './choices/invoiceDocumentTypes.ts';
import { invoiceTypes } from './choices/invoiceTypes.ts';
import { invoiceEntry } from './invoiceEntry.ts';
import { invoiceEntryDetails } from './invoiceEntryDetails.ts';

/** Whom the document is for; taken over from customer, address or driver, and changeable until it is completed. */
const recipientFields = {
  recipientCompany: text('Firma', { max: 120 }),
  recipientSalutation: choice('Anrede', salutations.items),
  recipientFirstName: text('Vorname', { max: 80 }),
  recipientLastName: text('Nachname', { max: 80 }),
  recipientStreet: text('Straße', { max: 140 }),
  recipientZipcode: text('PLZ', { max: 12 }),
  recipientCity: text('Ort', { max: 120 }),
  recipientCountry: choice('Land', countries.items),
  recipientMail: text('E-Mail', { pattern: 'email', max: 200 }),
  recipientPhone: text('Telefon', { max: 60 }),
  recipientUstid: text('USt-IdNr.', { max: 20 }),
  recipientSteuerId: text('Steuer-ID', { max: 30 }),
  recipientSteuerNo: text('Steuernummer', { max: 30 }),
};

/** What only the server sets: sums, number and what became of the document. */
const courseFields = {
  orderNumber: text('Belegnummer', { readOnly: true, unique: true, max: 20 }),
  amountNet: money('Netto', { readOnly: true }),
  amountTax: money('Umsatzsteuer', { readOnly: true }),
  amountTotal: money('Gesamtbetrag', { readOnly: true }),
  dueDate: date('Fällig am', { readOnly: true }),
  hasExpenses: flag('Mit Auslagen', { readOnly: true }),
  driverGroup: integer('Fahrergruppe', { readOnly: true }),
  completedAt: instant('Abgeschlossen am', { readOnly: true }),
  completedBy: reference('Abgeschlossen von', 'users', { readOnly: true }),
  cancelledBy: reference('Storniert durch', 'invoices', { readOnly: true, addressOnly: true }),
  documentInProgress: flag('Beleg wird erzeugt', { readOnly: true }),
  documentFile: file('Belegdatei', { readOnly: true, papers: true }),
  /** Why the file could not be made the last time; it is tried again, and the number stays. */
  documentFault: text('Fehler beim Erzeugen', { readOnly: true, max: 500, area: 'company' }),
  mailSend: flag('Versendet', { readOnly: true }),
  datevExport: reference('Export', 'datev_exports', { readOnly: true }),
  /** What the driver said against his credit note; it then is no invoice any more (§ 14 Abs. 2 UStG). */
  objectionDate: date('Widerspruch vom', { readOnly: true }),
  objectionReason: text('Widerspruch', { readOnly: true, max: 500 }),
  /** Lists and receipts that go along with the document, each made by one of the templates. */
  additionalDocs: list(
    'Zusatzdokumente',
    {
      type: choice('Art', invoiceDocumentTypes.items),
      template: choice('Vorlage', documentTemplates.items),
      file: file('Datei', { papers: true }),
    },
    { readOnly: true },
  ),
  created: references('Zusammen erstellt', 'invoices', { readOnly: true, addressOnly: true }),
};

/** What a write asks for once: positions made anew of contracts, the recipient taken over anew (R28), and its mail. */
const wishes = {
  resetInvoiceEntries: flag('Positionen neu aufbauen', { option: true }),
  resetArticles: flag('Artikel neu aufbauen', { option: true }),
  resetAddress: flag('Empfänger neu übernehmen', { option: true }),
  sendMail: flag('Beleg verschicken', { option: true }),
  clearNumber: flag('Nummer entfernen', { option: true }),
};

export const invoiceDetails = defineDetails({
  fields: {
    type: choice('Art', invoiceTypes.items, { default: 'Rechnung' }),
    invoice_commercial: flag01('Rechnung', { default: '1' }),
    invoice: reference('Storno zu', 'invoices', { createOnly: true }),
    invoiceCompleted: flag('Abgeschlossen'),
    invoiceDate: date('Belegdatum'),
    termOfPayment: choice('Zahlungsziel', paymentTerms.items),
    paymentMethod: choice('Zahlart', paymentMethods.items, { default: 'invoice' }),
    additionalText: longText('Zusatztext', { max: 2000 }),
    customer: reference('Kunde', 'customers'),
    altAddress: reference('Rechnungsadresse', 'billing_addresses'),
    driver: reference('Fahrer', 'drivers'),
    contracts: references('Aufträge', 'contracts', { createOnly: true, addressOnly: true }),
    skipTax: flag('ohne MwSt'),
    ...recipientFields,
    billingRecipient: text('Empfänger der E-Mail', { max: 400 }),
    showExpensesSummary: flag('Auslagenübersicht zeigen'),
    expensesTemplate: choice('Vorlage der Auslagen', documentTemplates.items),
    invoiceEntries: entries('Positionen', invoiceEntry, invoiceEntryDetails),
    ...courseFields,
    ...wishes,
  },
  search: ['orderNumber', 'recipientCompany', 'recipientLastName', 'recipientCity'],
  filters: {
    search: search(),
    type: is('Art', 'type'),
    invoiceCompleted: is('Abgeschlossen', 'invoiceCompleted'),
    invoiceDate: range('Belegdatum', 'invoiceDate'),
    customer: is('Kunde', 'customer'),
    driver: is('Fahrer', 'driver'),
    mailSend: is('Versendet', 'mailSend'),
  },
  list: {
    columns: [
      'orderNumber',
      'type',
      'invoiceDate',
      'recipientCompany',
      'recipientLastName',
      'amountNet',
      'amountTax',
      'amountTotal',
      'dueDate',
      'invoiceCompleted',
      'mailSend',
    ],
    sorts: ['id', 'orderNumber', 'invoiceDate', 'amountTotal', 'createdAt'],
    sort: '-id',
  },
  form: [
    {
      title: 'Beleg',
      rows: [
        ['type', 'orderNumber', 'invoiceCompleted'],
        ['invoiceDate', 'termOfPayment', 'dueDate'],
        ['customer', 'altAddress', 'driver'],
        ['paymentMethod', 'skipTax'],
        ['additionalText'],
      ],
    },
    {
      title: 'Empfänger',
      rows: [
        ['recipientCompany'],
        ['recipientSalutation', 'recipientFirstName', 'recipientLastName'],
        ['recipientStreet'],
        ['recipientZipcode', 'recipientCity', 'recipientCountry'],
        ['recipientMail', 'recipientPhone'],
        ['recipientUstid', 'recipientSteuerNo', 'recipientSteuerId'],
        ['billingRecipient'],
      ],
    },
    { title: 'Positionen', rows: [['invoiceEntries'], ['amountNet', 'amountTax', 'amountTotal']] },
    {
      title: 'Verlauf',
      rows: [
        ['completedAt', 'completedBy', 'mailSend'],
        ['invoice', 'cancelledBy'],
        ['documentInProgress', 'documentFile', 'datevExport'],
        ['documentFault'],
        ['contracts'],
        ['showExpensesSummary', 'hasExpenses', 'expensesTemplate'],
      ],
    },
  ],
});
