import { is, search } from '../define/filter.ts';
import { catalogueFields, contactFields, permissionFields, placeFields } from './addressFields.ts';
import { defineDetails } from '../define/details.ts';

export const addressDetails = defineDetails({
  fields: { ...placeFields, ...contactFields, ...catalogueFields, ...permissionFields },
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
  ],
});
