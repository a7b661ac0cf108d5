import { defineDetails } from '../define/details.ts';
import { incoming } from '../define/derivedField.ts';
import { choice, flag, integer, longText, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { importFormats } from './choices/importFormats.ts';

export const manufacturerImportDetails = defineDetails({
  fields: {
    title: text('Dateiname', { readOnly: true, max: 200 }),
    customer: reference('Auftraggeber', 'customers', { readOnly: true }),
    format: choice('Format', importFormats.items, { readOnly: true }),
    /** Tells a file that was read before. */
    checksum: text('Prüfsumme', { readOnly: true, max: 64, fixedForm: true }),
    createdBy: reference('Eingelesen von', 'users', { readOnly: true }),
    rowCount: integer('Zeilen', { readOnly: true }),
    unknownColumns: longText('Nicht erkannte Spalten', { readOnly: true }),
    imported: flag('Importiert'),
    send: flag('Versendet', { readOnly: true }),
    allContractsImported: flag('Alles übernommen', { readOnly: true }),
    auftraegeArray: incoming('Zeilen', 'import_contracts', 'import'),
    sendMail: flag('Statusbericht senden', { option: true }),
    importContracts: flag('Aufträge anlegen', { option: true }),
  },
  search: ['title'],
  filters: {
    search: search(),
    customer: is('Auftraggeber', 'customer'),
    format: is('Format', 'format'),
    imported: is('Importiert', 'imported'),
    send: is('Versendet', 'send'),
  },
  list: {
    columns: ['createdAt', 'title', 'imported', 'send'],
    sorts: ['id', 'createdAt', 'title'],
    sort: '-createdAt',
    filter: { format: 'MANUFACTURER' },
  },
  form: [
    {
      title: 'Import',
      rows: [
        ['title', 'customer', 'createdBy'],
        ['rowCount', 'imported', 'send', 'allContractsImported'],
        ['unknownColumns'],
      ],
    },
  ],
});
