import { countries } from '../choices/countries.ts';
import { salutations } from '../choices/salutations.ts';
import { derived } from '../define/derivedField.ts';
import { choice, flag, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { joined } from '../define/joined.ts';
import { defineDetails } from '../define/details.ts';

const firma = text('Firma', { max: 120 });
const firma2 = text('Firma (Zusatz)', { max: 120 });
const vorname = text('Vorname', { max: 80 });
const nachname = text('Nachname', { max: 80 });
const abteilung = text('Abteilung', { max: 120 });
const plz = text('PLZ', { max: 12 });
const ort = text('Ort', { max: 120 });

export const billingAddressDetails = defineDetails({
  fields: {
    searchLabel: derived(text('Bezeichnung'), { firma, firma2, vorname, nachname, abteilung, plz, ort }, (row) =>
      joined(
        [
          joined([row.firma, row.firma2]) ?? joined([row.vorname, row.nachname]),
          row.abteilung,
          joined([row.plz, row.ort]),
        ],
        ', ',
      ),
    ),
    firma,
    firma2,
    anrede: choice('Anrede', salutations.items),
    vorname,
    nachname,
    strasse: text('Straße', { max: 120 }),
    hausnr: text('Hausnr.', { max: 20 }),
    plz,
    ort,
    land: choice('Land', countries.items, { default: 'DE' }),
    active: flag('Aktiv', { default: true }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
    telefon: text('Telefon', { pattern: 'phone', max: 60 }),
    fax: text('Fax', { max: 60 }),
    adressbesitzer: reference('Adressbesitzer', 'customers'),
    abteilung,
    rechnungsEmail: text('E-Mail für Rechnungen', { pattern: 'email', max: 200 }),
    ustid: text('USt-IdNr.', { max: 20 }),
    steuernummer: text('Steuernummer', { max: 30 }),
    steuerId: text('Steuer-ID', { max: 30 }),
  },
  search: ['firma', 'firma2', 'vorname', 'nachname', 'abteilung', 'strasse', 'plz', 'ort', 'email'],
  filters: { search: search(), active: is('Aktiv', 'active'), adressbesitzer: is('Adressbesitzer', 'adressbesitzer') },
  list: {
    columns: ['searchLabel', 'strasse', 'hausnr', 'plz', 'ort', 'rechnungsEmail', 'adressbesitzer', 'active'],
    sorts: ['id', 'firma', 'plz', 'ort', 'createdAt'],
    sort: 'firma',
    filter: { active: 'true' },
  },
  form: [
    {
      title: 'Empfänger',
      rows: [
        ['firma', 'firma2'],
        ['anrede', 'vorname', 'nachname'],
        ['abteilung', 'active'],
        ['strasse', 'hausnr'],
        ['plz', 'ort', 'land'],
      ],
    },
    { title: 'Kontakt', rows: [['email', 'rechnungsEmail'], ['telefon', 'fax'], ['adressbesitzer']] },
    { title: 'Steuer', rows: [['ustid', 'steuernummer', 'steuerId']] },
  ],
});
