import { countries } from '../choices/countries.ts';
import { defineDetails } from '../define/details.ts';
import { choice, date, flag, longText, money, reference, text } from '../define/field.ts';
import { range, search } from '../define/filter.ts';
import { datevFields } from './datevFields.ts';

export const companyDetails = defineDetails({
  fields: {
    validFrom: date('gilt ab', {
      required: true,
      unique: true,
      help: 'Ältere Belege behalten die Angaben ihres Tages.',
    }),
    name: text('Name', { required: true, max: 120 }),
    street: text('Straße und Hausnr.', { max: 120 }),
    zipcode: text('PLZ', { max: 12 }),
    city: text('Ort', { max: 120 }),
    country: choice('Land', countries.items, { default: 'DE' }),
    phone: text('Telefon', { pattern: 'phone', max: 60 }),
    email: text('E-Mail für Belege', { pattern: 'email', max: 200 }),
    contactPerson: text('Ansprechpartner', { max: 120, default: 'Buchhaltung' }),
    ustid: text('USt-IdNr.', { max: 20 }),
    steuernummer: text('Steuernummer', { max: 30 }),
    handelsregisternummer: text('Registernummer', { max: 40 }),
    amtsgericht: text('Amtsgericht', { max: 80 }),
    legalLine: text('Fußzeile', { max: 300 }),
    accountHolder: text('Kontoinhaber', { max: 120 }),
    iban: text('IBAN', { pattern: 'iban', max: 34 }),
    bic: text('BIC', { max: 11, ident: true }),
    creditorId: text('Gläubiger-ID', { max: 35 }),
    creditReference: text('Eigene Referenz auf Gutschriften', { max: 60, default: 'Fahrerabrechnung' }),
    letterhead: longText('Zeilen im Briefkopf', { max: 300, help: 'Stehen unter dem Namen, über der Anschrift.' }),
    turnover2026: money('Umsatz 2026', {
      min: 0,
      help: 'Über 800.000 € ist die E-Rechnung ab 2027 vorgeschrieben, sonst ab 2028.',
    }),
    secondPersonFrom: money('Zweite Person ab', {
      min: 0,
      help: 'Ab diesem Betrag schließt eine zweite Person ab. Leer: niemand wird gefragt.',
    }),
    asksWithoutAgreement: flag('Gutschrift ohne Vereinbarung nachfragen', {
      help: 'Sonst wird sie abgelehnt. Ohne Vereinbarung ist sie keine Rechnung (§ 14 Abs. 2 UStG).',
    }),
    manufacturerCustomer: reference('Herstellerkunde', 'customers', {
      help: 'Für ihn werden Herstellerdateien eingelesen, wenn niemand einen anderen Auftraggeber wählt.',
    }),
    ...datevFields,
  },
  search: ['name', 'city'],
  filters: { search: search(), validFrom: range('gilt ab', 'validFrom') },
  list: {
    columns: ['validFrom', 'name', 'street', 'zipcode', 'city', 'ustid', 'iban'],
    sorts: ['id', 'validFrom', 'name'],
    sort: '-validFrom',
  },
  form: [
    {
      title: 'Firma',
      rows: [
        ['validFrom', 'name'],
        ['street', 'zipcode', 'city', 'country'],
        ['contactPerson', 'phone', 'email'],
        ['letterhead'],
      ],
    },
    {
      title: 'Register und Steuer',
      rows: [['ustid', 'steuernummer'], ['handelsregisternummer', 'amtsgericht'], ['legalLine']],
    },
    {
      title: 'Bank',
      rows: [
        ['accountHolder', 'iban', 'bic'],
        ['creditorId', 'creditReference'],
      ],
    },
    { title: 'Belege', rows: [['turnover2026', 'secondPersonFrom'], ['asksWithoutAgreement']] },
    { title: 'Importe', rows: [['manufacturerCustomer']] },
    {
      title: 'Export für die Steuerberatung',
      rows: [
        ['beraternummer', 'mandantennummer'],
        ['chartOfAccounts', 'fiscalYearStart', 'accountLength'],
        ['festschreibung', 'datevDueDate', 'datevServiceDate', 'datevCostCentre'],
        ['datevStorno'],
      ],
    },
    { title: 'Konten und Steuerschlüssel', rows: [['datevAccounts']] },
    { title: 'Abstimmung', rows: [['datevConfirmed'], ['datevConfirmedAt', 'datevConfirmedBy']] },
  ],
});
