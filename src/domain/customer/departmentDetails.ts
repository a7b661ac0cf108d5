import { derived } from '../define/derivedField.ts';
import { integer, reference, references, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

const users = references('Nutzer', 'users');

export const customerDepartmentDetails = defineDetails({
  fields: {
    name: text('Name', { required: true, max: 120 }),
    customer: reference('Kunde', 'customers', { required: true }),
    defaultBillingAddress: reference('Rechnungsadresse', 'billing_addresses'),
    serviceAddress: reference('Leistungsadresse', 'addresses'),
    users,
    employeeCount: derived(integer('Mitarbeiter'), { users }, (row) => row.users.length),
  },
  search: ['name', 'customer'],
  filters: { search: search(), customer: is('Kunde', 'customer') },
  list: {
    columns: ['name', 'customer', 'employeeCount'],
    sorts: ['id', 'name', 'createdAt'],
    sort: 'name',
  },
  form: [{ title: 'Filiale', rows: [['name', 'customer'], ['defaultBillingAddress', 'serviceAddress'], ['users']] }],
});
