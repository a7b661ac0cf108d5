import { file, integer, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** A paper of the customer that the driver has signed along with the protocol. */
export const customerProtocol = defineResource({
  path: 'customer_protocols',
  type: 'CustomerProtocol',
  title: { one: 'Kundenprotokoll', gender: 'n', many: 'Kundenprotokolle' },
  icon: 'file-check',
  area: 'customers',
  fields: {
    protocol: text('Protokoll', { required: true, max: 120 }),
    customer: reference('Kunde', 'customers', { required: true }),
    file: file('Datei'),
    pageCount: integer('Seiten', { min: 0, max: 200 }),
  },
  represent: (it) => it.protocol ?? 'Neues Kundenprotokoll',
  pick: ['protocol', 'pageCount'],
  search: ['protocol', 'customer'],
  filters: { search: search(), customer: is('Kunde', 'customer') },
  list: {
    columns: ['protocol', 'customer', 'pageCount'],
    sorts: ['id', 'protocol', 'createdAt'],
    sort: 'protocol',
    perPage: 100,
    maxPerPage: 1000,
  },
  form: [
    {
      title: 'Kundenprotokoll',
      rows: [
        ['protocol', 'customer'],
        ['file', 'pageCount'],
      ],
    },
  ],
});
export type CustomerProtocol = RowOf<typeof customerProtocol>;
