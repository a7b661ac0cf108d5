import { defineDetails } from '../define/details.ts';
import { choice, flag, list, reference, text } from '../define/field.ts';
import { is } from '../define/filter.ts';
import { importColumns } from './choices/importColumns.ts';

export const importLayoutDetails = defineDetails({
  fields: {
    customer: reference('Auftraggeber', 'customers', { required: true, createOnly: true, unique: true }),
    columns: list('Spalten', {
      heading: text('Überschrift', { required: true, max: 200 }),
      /** A column of no field is left aside. */
      column: choice('Feld', importColumns.items),
    }),
    allNew: flag('Ohne Spalte „Vorgang“ ist jede Zeile ein neuer Auftrag', { heading: 'Alle neu' }),
  },
  search: [],
  filters: { customer: is('Auftraggeber', 'customer') },
  list: { columns: ['customer', 'allNew'], sorts: ['id'], sort: 'id' },
  form: [{ title: 'Spaltenzuordnung', rows: [['customer', 'allNew'], ['columns']] }],
});
