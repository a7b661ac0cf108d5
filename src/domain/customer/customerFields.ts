import { countries } from '../choices/countries.ts';
import { billingRhythms } from './choices/billingRhythms.ts';
import { paymentMethods } from './choices/paymentMethods.ts';
import { paymentTerms } from '../choices/paymentTerms.ts';
import { salutations } from '../choices/salutations.ts';
import { entries } from '../define/entry.ts';
import { derived, incoming } from '../define/derivedField.ts';
import { choice, date, flag, integer, longText, money, reference, references, text } from '../define/field.ts';
import { joined } from '../define/joined.ts';
import { customerService } from './customerService.ts';
import { customerServiceDetails } from './customerServiceDetails.ts';

const firma = text('Firma', { max: 120 });
const vorname = text('Vorname', { max: 80 });
const nachname = text('Nachname', { max: 80 });
const strasse = text('Straße', { max: 120 });
const hausnr = text('Hausnr.', { max: 20 });
const plz = text('PLZ', { max: 12 });
const ort = text('Ort', { max: 120 });

/** How a customer takes electronic invoices: inside of the PDF, or as a file of its own beside it. */
const eInvoiceFormats = [
  { key: 'facturX', label: 'In der PDF (Factur-X)' },
  { key: 'xRechnung', label: 'XRechnung neben der PDF' },
] as const;

/** Who the customer is and how to reach him. */
export const masterFields = {
  firma,
  anrede: choice('Anrede', salutations.items),
  vorname,
  nachname,
  anzeigename: derived(
    text('Anzeigename'),
    { firma, vorname, nachname },
    (row) => joined([row.firma]) ?? joined([row.vorname, row.nachname]),
  ),
  strasse,
  hausnr,
  plz,
  ort,
  land: choice('Land', countries.items, { default: 'DE' }),
  anschrift: derived(text('Anschrift'), { strasse, hausnr, plz, ort }, (row) =>
    joined([joined([row.strasse, row.hausnr]), joined([row.plz, row.ort])], ', '),
  ),
  contactPerson: text('Ansprechpartner', { max: 120 }),
  telefonVorwahl: text('Vorwahl', { max: 20 }),
  telefon: text('Telefon', { pattern: 'phone', max: 60 }),
  handynr: text('Mobil', { pattern: 'phone', max: 60 }),
  email: text('E-Mail', { pattern: 'email', max: 200 }),
  email2: text('E-Mail 2', { pattern: 'email', max: 200 }),
  ustid: text('USt-IdNr.', { max: 20 }),
  steuernummer: text('Steuernummer', { max: 30 }),
  handelsregisternummer: text('Handelsregisternummer', { max: 40 }),
  amtsgericht: text('Amtsgericht', { max: 80 }),
  notizen: longText('Notizen', { max: 4000 }),
};

/** How the customer pays and what he is charged. */
export const paymentFields = {
  zahlarten: choice('Zahlart', paymentMethods.items, { default: 'invoice' }),
  zahlzielRechnung: choice('Zahlungsziel Rechnung', paymentTerms.items, { default: '10' }),
  /** How the customer takes electronic invoices, and how his own people find them (BT-10). */
  eInvoiceFormat: choice('E-Rechnung', eInvoiceFormats, { default: 'facturX' }),
  buyerReference: text('Leitweg-ID', { max: 60 }),
  zahlzielLastschrift: choice('Zahlungsziel Lastschrift', paymentTerms.items, { default: '10' }),
  billingRhythm: choice('Abrechnung', billingRhythms.items, { default: 'monthly' }),
  wartestundenpreis: money('Preis je Wartestunde', { min: 0, default: '20.00' }),
  kategorie: reference('Kategorie', 'categories'),
  priceGroup: reference('Preisgruppe', 'price_groups'),
  alternativBillingMailAddress: text('Abweichende E-Mail für Rechnungen', { pattern: 'email', max: 200 }),
  iban: text('IBAN', { pattern: 'iban', max: 34 }),
  bic: text('BIC', { max: 11, ident: true }),
  sepaMandateId: text('SEPA-Mandat', { max: 35 }),
  sepaMandateDate: date('Mandat vom'),
  debtorAccount: integer('Debitorenkonto', { min: 1, help: 'Leer: die Kundennummer.' }),
  revenueAccount: text('Erlöskonto', { max: 9, help: 'Leer: das Konto aus den Angaben der Firma.' }),
};

/** What new contracts of the customer begin with. */
export const contractFields = {
  mailConfirmContractSubject: text('Betreff der Auftragsbestätigung', { max: 200 }),
  defaultLeasingProtocol: reference('Vorgabe Leasingprotokoll', 'leasing_protocols'),
  leasingProtocols: references('Leasingprotokolle', 'leasing_protocols'),
  sendProtocolToContractContact: flag('Protokoll an Ansprechpartner senden'),
  createAvisContracts: flag('Avis zu neuen Aufträgen anlegen'),
  enableAvisParkingSpace: flag('Stellplatzinfo in der Avisierung'),
  defaultServices: entries('Zusatzleistungen', customerService, customerServiceDetails),
};

/** What belongs to the customer and is kept in tables of its own. */
export const belongings = {
  addresses: incoming('Adressen', 'addresses', 'erlaubtekunden'),
  alternativeBillingAddresses: references('Rechnungsadressen', 'billing_addresses'),
  users: incoming('Nutzer', 'users', 'customer'),
  addressMails: incoming('Automatischer Mailversand', 'address_mails', 'customer'),
};
