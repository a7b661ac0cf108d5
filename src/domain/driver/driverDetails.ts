import { countries } from '../choices/countries.ts';
import { jobCategories } from '../choices/jobCategories.ts';
import { roles } from '../choices/roles.ts';
import { salutations } from '../choices/salutations.ts';
import { deviceSystems } from './choices/deviceSystems.ts';
import { derived, incoming } from '../define/derivedField.ts';
import { choice, choices, date, embedded, flag, flag01, integer, reference, text } from '../define/field.ts';
import { is, prefix, search, through } from '../define/filter.ts';
import { joined } from '../define/joined.ts';
import { idOf } from '../define/resource.ts';
import { defineDetails } from '../define/details.ts';
import {
  activeSubDrivers,
  appFields,
  applicationCounts,
  creditFields,
  licenceFields,
  registrationField,
  reviewFields,
  rideFields,
} from './driverFields.ts';

const firma = text('Firma', { max: 120 });
const vorname = text('Vorname', { required: true, max: 80 });
const nachname = text('Nachname', { required: true, max: 80 });
/** Group, roles and admin switch are for administrators alone (document 3, section 6). */
const ofAdministration = { writeArea: 'administration', hiddenWhenFixed: true } as const;
const user = reference('Nutzerkonto', 'users', { orParts: 'account' });

/** What a phone says of itself begins with its system, for example "Android 16". */
const systemItems = deviceSystems.items.map(({ label }) => ({ key: label, label }));
/** The groups by whose prices drivers are paid, as the filter of the list offers them (document 3, section 9). */
const priceGroupItems = jobCategories.items.filter((it) => [3, 5, 6, 7, 8].includes(it.id));

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
    /** What is written of the account along with the driver; the same as an object in `user`. */
    account: embedded(
      'Zugang',
      {
        username: text('Nutzername', { max: 120 }),
        plainPassword: text('Passwort', { max: 200 }),
        active: flag('Aktiv'),
      },
      { option: true },
    ),
    fahrervon: reference('Fahrer von', 'drivers'),
    activeSubDrivers,
    Subfahrer: incoming('Unterfahrer', 'drivers', 'fahrervon'),
    gruppe: reference('Gruppe', 'job_categories', ofAdministration),
    userRoles: choices('Rollen', roles.items, ofAdministration),
    admin: flag('Verwaltungsoberfläche', ofAdministration),
    /** The same as of his account, where he has one; whom staff enters can be chosen at once. */
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
    ...rideFields,
    registration: registrationField,
    /** Old rides name him by his number alone from then on. */
    emptiedOn: date('Geleert am', { readOnly: true }),
  },
  search: ['kuerzel', 'vorname', 'nachname', 'firma', 'email', 'ort'],
  filters: {
    name: search('Name'),
    active: is('Aktiv', 'active'),
    gruppe: is('Kategorie', 'gruppe'),
    preisgruppe: through('Preisgruppe', 'gruppe', 'id', priceGroupItems),
    approved: is('Freigegeben', 'approved'),
    'user.active': is('Konto aktiv', 'active'),
    requiredDocsUploaded: is('Pflichtdokumente vorhanden', 'requiredDocsUploaded'),
    fahrervon: is('Fahrer von', 'fahrervon'),
    osVersion: prefix('Betriebssystem', ['osVersion'], systemItems),
  },
  list: {
    columns: [
      'id',
      'name',
      'kuerzel',
      'activeSubDrivers',
      'vorname',
      'nachname',
      'telefon',
      'klassen',
      'ort',
      'currentVersion',
      'active',
      'appAccess',
      'osVersion',
      'documentCompleteness',
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
      rows: [['approved', 'requiredDocsUploaded'], ['additionalData']],
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
        ['hourlyWage', 'creditorAccount', 'expenseAccount'],
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
    { title: 'Unterfahrer', rows: [['Subfahrer']] },
  ],
});
