import { defineDetails } from '../define/details.ts';
import { file, flag, integer, longText, money, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';

export const datevExportDetails = defineDetails({
  fields: {
    number: integer('Nummer', { readOnly: true, unique: true }),
    month: text('Monat', { readOnly: true, max: 7 }),
    documents: integer('Belege', { readOnly: true }),
    bookings: integer('Buchungen', { readOnly: true }),
    amountTotal: money('Brutto', { readOnly: true }),
    withDocuments: flag('Belege mitgegeben', { readOnly: true }),
    repeats: reference('Wiederholt', 'datev_exports', { readOnly: true }),
    reason: longText('Grund der Wiederholung', { readOnly: true, max: 500 }),
    exportedBy: reference('Exportiert von', 'users', { readOnly: true }),
    bookingsFile: file('Buchungsstapel', { readOnly: true, papers: true }),
    accountsFile: file('Debitoren und Kreditoren', { readOnly: true, papers: true }),
    documentsFile: file('Belege', { readOnly: true, papers: true }),
  },
  search: ['month'],
  filters: { search: search(), month: is('Monat', 'month') },
  list: {
    columns: [
      'number',
      'month',
      'documents',
      'bookings',
      'amountTotal',
      'exportedBy',
      'createdAt',
      'repeats',
      'reason',
    ],
    sorts: ['id', 'number', 'month', 'createdAt'],
    sort: '-number',
  },
  form: [
    {
      title: 'Export',
      rows: [
        ['number', 'month'],
        ['documents', 'bookings', 'amountTotal'],
        ['exportedBy', 'withDocuments'],
        ['repeats', 'reason'],
        ['bookingsFile', 'accountsFile', 'documentsFile'],
      ],
    },
  ],
});
