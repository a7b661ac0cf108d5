import { countries } from '../choices/countries.ts';
import { entries } from '../define/entry.ts';
import { alias, derived, incoming } from '../define/derivedField.ts';
import {
  choice,
  coordinate,
  flag,
  integer,
  longText,
  meta,
  reference,
  references,
  text,
  time,
} from '../define/field.ts';
import { joined } from '../define/joined.ts';
import { contact } from './contact.ts';
import { contactDetails } from './contactDetails.ts';

const street = text('Straße', { max: 120 });
const city = text('Ort', { max: 120 });
const person = (number: string) => text(`Ansprechpartner ${number}`, { max: 120 });
const phone = (number: string) => text(`Telefon ${number}`, { max: 60 });
const email = (number: string) => text(`E-Mail ${number}`, { pattern: 'email', max: 200 });

const vorname = text('Vorname', { max: 80 });
const nachname = text('Nachname', { max: 80 });

/** Where it is and when it is open. */
export const placeFields = {
  originId: derived(integer('ID'), { id: meta.id }, (row) => row.id),
  firma: text('Firma', { max: 120 }),
  vorname,
  nachname,
  fullName: derived(text('Name'), { vorname, nachname }, (row) => joined([row.vorname, row.nachname])),
  street,
  strasse: alias(street, 'street'),
  hausnr: text('Hausnr.', { max: 20 }),
  plz: text('PLZ', { pattern: 'postcode' }),
  city,
  ort: alias(city, 'city'),
  land: choice('Land', countries.items, { default: 'DE' }),
  tel: text('Telefon', { pattern: 'phone', max: 60 }),
  fax: text('Fax', { max: 60 }),
  email: text('E-Mail', { pattern: 'email', max: 200 }),
  startzeit: time('Öffnet'),
  endzeit: time('Schließt'),
  lat: coordinate('Breite', { min: -90, max: 90 }),
  lng: coordinate('Länge', { min: -180, max: 180 }),
};

/** Who is there. */
export const contactFields = {
  ansprechparter1: person('1'),
  anspr1telefon: phone('1'),
  anspr1email: email('1'),
  ansprechparter2: person('2'),
  anspr2telefon: phone('2'),
  anspr2email: email('2'),
  ansprechparter3: person('3'),
  anspr3telefon: phone('3'),
  anspr3email: email('3'),
  contacts: entries('Weitere Ansprechpartner', contact, contactDetails),
};

/** How it is found, and what staff and drivers should know about it. */
export const catalogueFields = {
  kategorie: reference('Kategorie', 'categories'),
  suchname: text('Suchname', { max: 120 }),
  name: text('Bezeichnung', { max: 120 }),
  beschreibung: longText('Beschreibung', { max: 2000 }),
  description: longText('Anfahrt', { max: 2000 }),
  stellplatz: flag('Stellplatz'),
  displayWarning: flag('Warntexte anzeigen'),
  warningTextDamages: longText('Hinweis Schäden', { max: 2000 }),
  warningTextTakeoverReservation: longText('Hinweis Übernahmevorbehalt', { max: 2000 }),
};

/** Which customers may use it. */
export const permissionFields = {
  kundennummer: text('Kundennummer', { max: 20 }),
  passwort: text('Passwort', { readOnly: true, max: 60, area: 'administration' }),
  erlaubtekunden: references('Erlaubte Kunden', 'customers'),
  inangebotsformular: flag('Im Angebotsformular anbieten'),
  benoetigtauftragsfreigabe: flag('Aufträge brauchen eine Freigabe'),
  createdByCustomer: flag('Vom Kunden angelegt', { readOnly: true }),
  addressMails: incoming('Automatischer Mailversand', 'address_mails', 'address'),
};
