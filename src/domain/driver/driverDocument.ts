import { labelOf } from '../choices/choices.ts';
import { driverDocumentTypes } from '../choices/driverDocumentTypes.ts';
import { choice, date, derived, file, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { createdAtFormatted } from '../define/formatted.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

const type = choice('Dokumentart', driverDocumentTypes.items, { required: true });

/** A paper of a driver: licence, trade registration, proof of address and so on. */
export const driverDocument = defineResource({
  path: 'driver_documents',
  type: 'DriverDocument',
  title: { one: 'Fahrerdokument', gender: 'n', many: 'Fahrerdokumente' },
  icon: 'paperclip',
  area: 'disposition',
  fields: {
    driver: reference('Fahrer', 'drivers', { required: true, createOnly: true }),
    name: text('Name', { required: true, max: 200 }),
    type,
    translatedType: derived(text('Dokumentart'), { type }, (row) => labelOf(driverDocumentTypes, row.type) || null),
    file: file('Datei', { required: 'create' }),
    /** Nobody is sent with a licence that is out of date. */
    validUntil: date('Gültig bis'),
    createdAtFormatted,
  },
  represent: (it) => it.name ?? 'Neues Dokument',
  pick: ['name', 'type', 'translatedType', 'createdAtFormatted'],
  search: ['name', 'driver'],
  filters: { search: search(), driver: is('Fahrer', 'driver'), type: is('Dokumentart', 'type') },
  list: {
    columns: ['name', 'translatedType', 'driver', 'validUntil', 'createdAtFormatted'],
    sorts: ['id', 'name', 'type', 'validUntil', 'createdAt'],
    sort: '-createdAt',
    perPage: 100,
  },
  form: [{ title: 'Fahrerdokument', rows: [['driver', 'type'], ['name', 'file'], ['validUntil']] }],
  indexes: [['driver', 'type']],
});
export type DriverDocument = RowOf<typeof driverDocument>;
