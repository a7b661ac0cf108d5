import { countries } from '../choices/countries.ts';
import { salutations } from '../choices/salutations.ts';
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
  longText,
  money,
  reference,
  text,
  time,
} from '../define/field.ts';
import { contains, is, range, search } from '../define/filter.ts';
import { billingArticle } from './billingArticle.ts';
import { billingArticleDetails } from './billingArticleDetails.ts';
import { billingFormTypes } from './choices/billingFormTypes.ts';

/** Whom the paper is for; taken over from customer, address or driver where nothing else is written. */
const recipientFields = {
  customer: reference('Kunde', 'customers'),
  driver: reference('Fahrer', 'drivers'),
  alternativeRechnungsadresse: reference('Rechnungsadresse', 'billing_addresses'),
  firma: text('Firma', { max: 120 }),
  anrede: choice('Anrede', salutations.items),
  vorname: text('Vorname', { max: 80 }),
  nachname: text('Nachname', { max: 80 }),
  strasse: text('Straße und Hausnr.', { max: 140 }),
  plz: text('PLZ', { max: 12 }),
  ort: text('Ort', { max: 120 }),
  land: choice('Land', countries.items, { default: 'DE' }),
  email: text('E-Mail', { pattern: 'email', max: 200 }),
  telefon: text('Telefon', { max: 60 }),
  ustid: text('USt-IdNr.', { max: 20 }),
  steuerid: text('Steuer-ID', { max: 30 }),
  steuernummer: text('Steuernummer', { max: 30 }),
};

/** What only the server sets. */
const courseFields = {
  nettosumme: money('Nettosumme', { readOnly: true }),
  mwst: money('MwSt.', { readOnly: true }),
  rechnungsbetrag: money('Rechnungsbetrag', { readOnly: true }),
  completedAt: instant('Abgeschlossen am', { readOnly: true }),
  completedBy: reference('Abgeschlossen von', 'users', { readOnly: true }),
  documentInProgress: flag('Beleg wird erzeugt', { readOnly: true }),
  documentFile: file('Belegdatei', { readOnly: true, papers: true }),
  /** Why the file could not be made the last time; it is tried again, and the number stays. */
  documentFault: text('Fehler beim Erzeugen', { readOnly: true, max: 500, area: 'company' }),
  datevExport: reference('Export', 'datev_exports', { readOnly: true }),
};

export const billingDetails = defineDetails({
  fields: {
    formulartyp: choice('Formulartyp', billingFormTypes.items, { default: 'Rechnung' }),
    auftragsnummer: text('Nummer', { unique: true, max: 36, help: 'Leer: beim Abschließen die nächste der Reihe LF.' }),
    datum: date('Datum'),
    zeit: time('Zeit'),
    abgeschlossen: flag('Abgeschlossen'),
    ...recipientFields,
    endkundenrechnung: flag01('Endkundenrechnung'),
    gewerblicheRechnung: flag01('Gewerbliche Rechnung', { default: '1' }),
    ohneMwst: flag01('ohne MwSt.'),
    nettogleichbrutto: flag01('Netto gleich Brutto', { help: 'Durchlaufende Posten: es kommt keine MwSt. hinzu.' }),
    tage1: integer('Skonto 1 bis Tag', { min: 0, max: 365 }),
    skonto1: money('Skonto 1 in %', { min: 0, max: 100, isNoAmount: true }),
    tage2: integer('Skonto 2 bis Tag', { min: 0, max: 365 }),
    skonto2: money('Skonto 2 in %', { min: 0, max: 100, isNoAmount: true }),
    tage3: integer('Zahlbar in Tagen', { min: 0, max: 365, default: 10 }),
    bemerkung: longText('Zusatztext', { max: 2000 }),
    artikeldatenArray: entries('Artikel', billingArticle, billingArticleDetails),
    ...courseFields,
    resetArticles: flag('Artikel zurücksetzen', { option: true }),
    resetInvoiceEntries: flag('Beträge neu berechnen', { option: true }),
  },
  search: ['auftragsnummer', 'firma', 'nachname', 'ort'],
  filters: {
    search: search(),
    auftragsnummer: contains('Nummer', 'auftragsnummer'),
    datum: range('Datum', 'datum'),
    recipient: contains('Empfänger', 'firma', { followed: ['vorname', 'nachname'] }),
    formulartyp: is('Formulartyp', 'formulartyp'),
    abgeschlossen: is('Abgeschlossen', 'abgeschlossen'),
  },
  list: {
    columns: [
      'auftragsnummer',
      'formulartyp',
      'datum',
      'firma',
      'nachname',
      'ort',
      'nettosumme',
      'mwst',
      'rechnungsbetrag',
      'abgeschlossen',
    ],
    sorts: ['id', 'auftragsnummer', 'datum', 'firma', 'rechnungsbetrag', 'createdAt'],
    sort: '-id',
  },
  form: [
    {
      title: 'Beleg',
      rows: [
        ['formulartyp', 'auftragsnummer'],
        ['datum', 'zeit', 'abgeschlossen'],
        ['endkundenrechnung', 'gewerblicheRechnung', 'ohneMwst', 'nettogleichbrutto'],
      ],
    },
    {
      title: 'Empfänger',
      rows: [
        ['customer', 'driver', 'alternativeRechnungsadresse'],
        ['firma'],
        ['anrede', 'vorname', 'nachname'],
        ['strasse'],
        ['plz', 'ort', 'land'],
        ['email', 'telefon'],
        ['ustid', 'steuerid', 'steuernummer'],
      ],
    },
    { title: 'Artikel', rows: [['artikeldatenArray'], ['nettosumme', 'mwst', 'rechnungsbetrag']] },
    {
      title: 'Zahlung',
      rows: [['tage1', 'skonto1'], ['tage2', 'skonto2'], ['tage3'], ['bemerkung']],
    },
    {
      title: 'Verlauf',
      rows: [['completedAt', 'completedBy'], ['documentInProgress', 'documentFile', 'datevExport'], ['documentFault']],
    },
  ],
});
