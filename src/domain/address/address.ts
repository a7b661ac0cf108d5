import { is, search } from '../define/filter.ts';
import { joined } from '../define/formatted.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';
import { catalogueFields, contactFields, permissionFields, placeFields } from './addressFields.ts';

/** A place that vehicles are picked up from or delivered to again and again (document 2, section 3). */
export const address = defineResource({
  path: 'addresses',
  type: 'Address',
  title: { one: 'Adresse', gender: 'f', many: 'Adressen' },
  icon: 'map-pin',
  area: 'customers',
  fields: { ...placeFields, ...contactFields, ...catalogueFields, ...permissionFields },
  represent: (it) => joined([it.firma ?? joined([it.vorname, it.nachname]), it.city], ', ') ?? 'Neue Adresse',
  pick: [
    'firma',
    'vorname',
    'nachname',
    'suchname',
    'street',
    'hausnr',
    'plz',
    'city',
    'tel',
    'email',
    'ansprechparter1',
    'anspr1telefon',
    'anspr1email',
    'startzeit',
    'endzeit',
    'stellplatz',
    'lat',
    'lng',
  ],
  search: ['firma', 'suchname', 'name', 'vorname', 'nachname', 'street', 'plz', 'city'],
  filters: {
    search: search(),
    stellplatz: is('Stellplatz', 'stellplatz'),
    customers: is('Kunde', 'erlaubtekunden'),
    kategorie: is('Kategorie', 'kategorie'),
    inangebotsformular: is('Im Angebotsformular', 'inangebotsformular'),
  },
  list: {
    columns: ['originId', 'firma', 'suchname', 'fullName', 'ort', 'strasse', 'tel', 'email', 'stellplatz'],
    sorts: ['id', 'firma', 'suchname', 'city', 'street', 'plz', 'createdAt'],
    sort: 'firma',
    perPage: 1000,
    maxPerPage: 1000,
  },
  form: [
    {
      title: 'Adresse',
      rows: [
        ['firma'],
        ['vorname', 'nachname'],
        ['street', 'hausnr'],
        ['plz', 'city', 'land'],
        ['tel', 'fax', 'email'],
        ['startzeit', 'endzeit'],
      ],
    },
    { title: 'Suche', rows: [['suchname', 'name'], ['kategorie', 'stellplatz'], ['beschreibung'], ['description']] },
    {
      title: 'Ansprechpartner',
      rows: [
        ['ansprechparter1', 'anspr1telefon', 'anspr1email'],
        ['ansprechparter2', 'anspr2telefon', 'anspr2email'],
        ['ansprechparter3', 'anspr3telefon', 'anspr3email'],
        ['contacts'],
      ],
    },
    {
      title: 'Berechtigungen',
      rows: [
        ['kundennummer', 'passwort'],
        ['erlaubtekunden'],
        ['inangebotsformular', 'benoetigtauftragsfreigabe', 'createdByCustomer'],
      ],
    },
    {
      title: 'Warntexte der Ladeliste',
      rows: [['displayWarning'], ['warningTextDamages'], ['warningTextTakeoverReservation']],
    },
    { title: 'Geodaten', rows: [['lat', 'lng']] },
    { title: 'Automatischer Mailversand', rows: [['addressMails']] },
  ],
  indexes: [['firma', 'id']],
});
export type Address = RowOf<typeof address>;
