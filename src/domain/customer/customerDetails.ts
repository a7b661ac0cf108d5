import { flag01, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { belongings, contractFields, masterFields, paymentFields } from './customerFields.ts';
import { permissions } from './permissions.ts';
import { defineDetails } from '../define/details.ts';

export const customerDetails = defineDetails({
  fields: {
    kundennr: text('Kundennr.', { readOnly: true, unique: true, max: 12 }),
    kuerzel: text('Kürzel', { required: true, unique: true, max: 12, ident: true }),
    aktiv: flag01('Aktiv', { default: '1' }),
    ...masterFields,
    ...paymentFields,
    ...contractFields,
    ...permissions,
    ...belongings,
  },
  search: ['kundennr', 'kuerzel', 'firma', 'vorname', 'nachname', 'email', 'ort'],
  filters: {
    search: search(),
    aktiv: is('Aktiv', 'aktiv'),
    kategorie: is('Kategorie', 'kategorie'),
    priceGroup: is('Preisgruppe', 'priceGroup'),
  },
  list: {
    columns: [
      'id',
      'createdAt',
      'kundennr',
      'kuerzel',
      'anzeigename',
      'anschrift',
      'email',
      'telefonVorwahl',
      'telefon',
      'aktiv',
    ],
    sorts: ['id', 'createdAt', 'kundennr', 'kuerzel', 'firma', 'email'],
    sort: 'firma',
    filter: { aktiv: '1' },
  },
  form: [
    {
      title: 'Stammdaten',
      rows: [
        ['kundennr', 'kuerzel', 'aktiv'],
        ['firma'],
        ['anrede', 'vorname', 'nachname'],
        ['strasse', 'hausnr'],
        ['plz', 'ort', 'land'],
      ],
    },
    {
      title: 'Kontakt',
      rows: [['contactPerson'], ['telefonVorwahl', 'telefon', 'handynr'], ['email', 'email2'], ['notizen']],
    },
    {
      title: 'Firma und Steuer',
      rows: [['ustid', 'steuernummer'], ['handelsregisternummer', 'amtsgericht'], ['kategorie']],
    },
    {
      title: 'Abrechnung',
      rows: [
        ['priceGroup', 'wartestundenpreis'],
        ['zahlarten', 'zahlzielRechnung', 'zahlzielLastschrift'],
        ['billingRhythm', 'alternativBillingMailAddress'],
        ['iban', 'bic'],
        ['sepaMandateId', 'sepaMandateDate'],
        ['debtorAccount', 'revenueAccount'],
        ['eInvoiceFormat', 'buyerReference'],
      ],
    },
    {
      title: 'Aufträge',
      rows: [
        ['mailConfirmContractSubject'],
        ['defaultLeasingProtocol', 'leasingProtocols'],
        ['sendProtocolToContractContact', 'createAvisContracts', 'enableAvisParkingSpace'],
      ],
    },
    {
      title: 'Berechtigungen',
      rows: [
        ['auftragsliste', 'auftragseingabe'],
        ['auftragmitanschlussfahrt', 'zusatzpreislisteerlaubt'],
        ['nureigeneadressen', 'benoetigtauftragsfreigabe'],
        ['emailsanadressenbeibestaetigung', 'emailsanadressenansprechpartnerbeibestaetigung'],
        ['leistungsadresseerlaubt', 'kostenstelleerlaubt'],
        ['lvnummererlaubt', 'lvprotokollerlaubt'],
        ['filialenerlaubt'],
      ],
    },
  ],
});
