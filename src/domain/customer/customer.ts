import { flag01, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { joined } from '../define/formatted.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';
import { belongings, masterFields, orderFields, paymentFields } from './customerFields.ts';
import { permissions } from './permissions.ts';

/** Who orders transfers and is billed for them (document 2, section 3). */
export const customer = defineResource({
  path: 'customers',
  type: 'Customer',
  title: { one: 'Kunde', gender: 'm', many: 'Kunden' },
  icon: 'building-2',
  area: 'customers',
  fields: {
    kundennr: text('Kundennr.', { readOnly: true, unique: true, max: 12 }),
    kuerzel: text('Kürzel', { required: true, unique: true, max: 12, ident: true }),
    aktiv: flag01('Aktiv', { default: '1' }),
    ...masterFields,
    ...paymentFields,
    ...orderFields,
    ...permissions,
    ...belongings,
  },
  represent: (it) => joined([it.kuerzel, it.firma ?? joined([it.vorname, it.nachname])], ' · ') ?? 'Neuer Kunde',
  code: 'kuerzel',
  pick: [
    'kundennr',
    'kuerzel',
    'firma',
    'vorname',
    'nachname',
    'anzeigename',
    'ort',
    'aktiv',
    'createAvisContracts',
    'sendProtocolToContractContact',
    'defaultLeasingProtocol',
    'defaultServices',
  ],
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
    perPage: 100,
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
        ['alternativBillingMailAddress'],
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
    { title: 'Adressen', rows: [['addresses']] },
    { title: 'Rechnungsadressen', rows: [['alternativeBillingAddresses']] },
    { title: 'Nutzer', rows: [['users']] },
    { title: 'Automatischer Mailversand', rows: [['addressMails']] },
    { title: 'Zusatzleistungen', rows: [['defaultServices']] },
  ],
  indexes: [['firma', 'id']],
});
export type Customer = RowOf<typeof customer>;
