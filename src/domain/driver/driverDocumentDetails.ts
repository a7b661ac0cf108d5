import { labelOf } from '../choices/choices.ts';
import { licenceClasses } from './choices/licenceClasses.ts';
import { driverDocumentTypes } from './choices/driverDocumentTypes.ts';
import { derived } from '../define/derivedField.ts';
import { choice, choices, date, file, flag, instant, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { createdAtFormatted } from '../define/formatted.ts';
import { defineDetails } from '../define/details.ts';

const type = choice('Dokumentart', driverDocumentTypes.items, { required: true });

export const driverDocumentDetails = defineDetails({
  fields: {
    driver: reference('Fahrer', 'drivers', { required: true, createOnly: true }),
    name: text('Name', { required: true, max: 200 }),
    type,
    translatedType: derived(text('Dokumentart'), { type }, (row) => labelOf(driverDocumentTypes, row.type) || null),
    file: file('Datei', { required: 'create', papers: true }),
    /** Nobody is sent with a licence that is out of date. */
    validUntil: date('Gültig bis'),
    checkedAt: instant('Geprüft am', { readOnly: true }),
    checkedBy: reference('Geprüft von', 'users', { readOnly: true }),
    /** What a driver may drive according to the licence that was checked; it stays when the copy goes. */
    checkedClasses: choices('Geprüfte Klassen', licenceClasses.items, { readOnly: true }),
    /** Says that somebody has looked at the paper, or takes it back. */
    checked: flag('Geprüft', { option: true }),
    createdAtFormatted,
  },
  search: ['name', 'driver'],
  filters: { search: search(), driver: is('Fahrer', 'driver'), type: is('Dokumentart', 'type') },
  list: {
    columns: ['name', 'translatedType', 'driver', 'validUntil', 'createdAtFormatted'],
    sorts: ['id', 'name', 'type', 'validUntil', 'createdAt'],
    sort: '-createdAt',
  },
  form: [{ title: 'Fahrerdokument', rows: [['driver', 'type'], ['name', 'validUntil'], ['file']] }],
});
