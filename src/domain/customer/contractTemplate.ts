import { json, reference, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** Saved order data that new orders can start from (Vorlage). */
export const customerContractTemplate = defineResource({
  path: 'customer_contract_templates',
  type: 'CustomerContractTemplate',
  title: { one: 'Auftragsvorlage', gender: 'f', many: 'Auftragsvorlagen' },
  icon: 'file-input',
  area: 'contracts',
  fields: {
    name: text('Name', { required: true, max: 120 }),
    customer: reference('Kunde', 'customers'),
    contractTemplate: json('Auftragsdaten'),
  },
  represent: (it) => it.name ?? 'Neue Vorlage',
  pick: ['name', 'customer'],
  search: ['name', 'customer'],
  filters: { search: search(), customer: is('Kunde', 'customer') },
  list: { columns: ['name', 'customer'], sorts: ['id', 'name', 'createdAt'], sort: 'name', perPage: 100 },
  form: [{ title: 'Auftragsvorlage', rows: [['name', 'customer'], ['contractTemplate']] }],
});
export type CustomerContractTemplate = RowOf<typeof customerContractTemplate>;
