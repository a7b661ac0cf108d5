import { countries } from '../choices/countries.ts';
import { roles } from '../choices/roles.ts';
import { salutations } from '../choices/salutations.ts';
import { derived, incoming } from '../define/derivedField.ts';
import { choice, choices, date, flag, flag01, integer, reference, text } from '../define/field.ts';
import { is, search, through } from '../define/filter.ts';
import { joined } from '../define/formatted.ts';
import { idOf } from '../define/resource.ts';
import { defineDetails } from '../define/details.ts';
import { appFields, applicationCounts, creditFields, licenceFields, reviewFields } from './driverFields.ts';

const firma = text('Firma', { max: 120 });
const vorname = text('Vorname', { required: true, max: 80 });
const nachname = text('Nachname', { required: true, max: 80 });
const user = reference('Nutzerkonto', 'users');

export const driverDetails = defineDetails({
  fields: {
    name: derived(
      text('Name'),
      { vorname, nachname, firma },
      (row) => joined([row.vorname, row.nachname]) ?? joined([row.firma]),
    ),
    kuerzel: text('Kürzel', { max: 20, inList: true, ident: true }),
    anrede: choice('Anrede', salutations.items),
    firma,
    vorname,
    nachname,
    strasse: text('Straße', { max: 120 }),
    hausnr: text('Hausnr.', { max: 20 }),
    plz: text('PLZ', { max: 12 }),
    ort: text('Ort', { max: 120 }),
    land: choice('Land', countries.items, { default: 'DE' }),
    telefon: text('Telefon', { pattern: 'phone', max: 60, inList: true }),
    telefon2: text('Telefon 2', { pattern: 'phone', max: 60 }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
    fax: text('Zweite E-Mail', { pattern: 'email', max: 200 }),
    birthday: date('Geburtsdatum'),

    user,
    userId: derived(integer('Nutzer-ID'), { user }, (row) =>
      row.user === null ? null : (idOf('users', row.user) ?? null),
    ),
    fahrervon: reference('Fahrer von', 'drivers'),
    Subfahrer: incoming('Unterfahrer', 'drivers', 'fahrervon'),
    gruppe: reference('Gruppe', 'job_categories', { writeArea: 'administration' }),
    userRoles: choices('Rollen', roles.items, { writeArea: 'administration' }),
    admin: flag('Verwaltungsoberfläche', { writeArea: 'administration' }),
    active: flag('Aktiv', { default: true }),
    mitarbeiter: flag01('Mitarbeiter'),
    dispositionssperre: flag('Dispositionssperre'),
    darfsubfahreranlegen: flag('Darf Unterfahrer anlegen'),
    keineangebotsinfomail: flag01('Keine Angebotsmail', { default: '0' }),

    ...licenceFields,
    ...reviewFields,
    ...appFields,
    ...creditFields,
    ...applicationCounts,
  },
  search: ['kuerzel', 'vorname', 'nachname', 'firma', 'email', 'ort'],
  filters: {
    name: search('Name'),
    active: is('Aktiv', 'active'),
    gruppe: is('Gruppe', 'gruppe'),
    approved: is('Freigegeben', 'approved'),
    'user.active': through('Konto aktiv', 'user', 'active'),
    requiredDocsUploaded: is('Pflichtdokumente vorhanden', 'requiredDocsUploaded'),
    fahrervon: is('Fahrer von', 'fahrervon'),
  },
  list: {
    columns: [
      'id',
      'name',
      'kuerzel',
      'fahrervon',
      'vorname',
      'nachname',
      'telefon',
      'klassen',
      'ort',
      'currentVersion',
      'active',
      'appAccess',
      'osVersion',
    ],
    sorts: ['id', 'kuerzel', 'vorname', 'nachname', 'plz', 'ort', 'currentVersion', 'createdAt'],
    sort: 'nachname',
    filter: { active: 'true' },
  },
  form: [
    {
      title: 'Person',
      rows: [
        ['kuerzel', 'anrede', 'firma'],
        ['vorname', 'nachname', 'birthday'],
        ['strasse', 'hausnr'],
        ['plz', 'ort', 'land'],
        ['telefon', 'telefon2'],
        ['email', 'fax'],
      ],
    },
    {
      title: 'Einsatz',
      rows: [
        ['active', 'mitarbeiter', 'dispositionssperre'],
        ['gruppe', 'fahrervon', 'user'],
        ['userRoles', 'admin'],
        ['darfsubfahreranlegen', 'keineangebotsinfomail'],
      ],
    },
    {
      title: 'Führerschein',
      rows: [
        ['fuehrerschein', 'klassen'],
        ['hasDriverCard', 'certificateOfConductAvailable', 'stellplatz'],
      ],
    },
    {
      title: 'Verfügbarkeit',
      rows: [
        ['fahrerregion', 'verfuegbarzielregion'],
        ['verfuegbarstandortplz', 'verfuegbarstandort'],
        ['verfuegbarkommentar'],
      ],
    },
    {
      title: 'Prüfung',
      rows: [['approved', 'requiredDocsUploaded'], ['additionalData'], ['documentTypes'], ['documents']],
    },
    {
      title: 'App',
      rows: [
        ['appAccess', 'showOfferList'],
        ['manageShowOfferList', 'enableLogisticFunctions'],
        ['deviceName', 'osVersion', 'currentVersion'],
        ['deviceId', 'lastLogin'],
      ],
    },
    {
      title: 'Bank und Steuer',
      rows: [
        ['bank', 'iban', 'bic'],
        ['ustid', 'steuernummer', 'steuerid'],
        ['steuerbescheinigung', 'steuerbescheinigungDatum'],
      ],
    },
    {
      title: 'Gutschriftadresse',
      rows: [
        ['useCreditAddress', 'creditSalutation'],
        ['creditCompany'],
        ['creditFirstName', 'creditLastName'],
        ['creditStreet', 'creditHouseNumber'],
        ['creditZip', 'creditCity', 'creditCountry'],
        ['creditEmail', 'creditPhone'],
      ],
    },
    {
      title: 'Bewerbungen',
      rows: [
        [
          'applicationsCount',
          'acceptedApplicationsCount',
          'declinedApplicationsCount',
          'revokedApplicationsCount',
          'deletedApplicationsCount',
        ],
      ],
    },
    { title: 'Unterfahrer', rows: [['Subfahrer']] },
  ],
});
