import { json, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const customerContractTemplateDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, max: 120 }),
    customer: reference('Kunde', 'customers'),
    contractTemplate: json('Auftragsdaten'),
  },
  search: ['name', 'customer'],
  filters: { search: search(), customer: is('Kunde', 'customer') },
  list: { columns: ['name', 'customer'], sorts: ['id', 'name', 'createdAt'], sort: 'name' },
  form: [{ title: 'Auftragsvorlage', rows: [['name', 'customer'], ['contractTemplate']] }],
});
