import { file, integer, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const customerProtocolDetails = defineDetails({
  fields: {
    protocol: text('Protokoll', { required: true, max: 120 }),
    customer: reference('Kunde', 'customers', { required: true }),
    file: file('Datei', { papers: true }),
    pageCount: integer('Seiten', { min: 0, max: 200 }),
  },
  search: ['protocol', 'customer'],
  filters: { search: search(), customer: is('Kunde', 'customer') },
  list: {
    columns: ['protocol', 'customer', 'pageCount'],
    sorts: ['id', 'protocol', 'createdAt'],
    sort: 'protocol',
    maxPerPage: 1000,
  },
  form: [
    {
      title: 'Kundenprotokoll',
      rows: [['protocol', 'customer'], ['pageCount'], ['file']],
    },
  ],
});
