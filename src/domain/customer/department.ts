import { derived, integer, reference, references, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

const users = references('Nutzer', 'users');

/** A branch of a customer, with its own bill and people (Filiale). */
export const customerDepartment = defineResource({
  path: 'customer_departments',
  type: 'CustomerDepartment',
  title: { one: 'Filiale', gender: 'f', many: 'Filialen' },
  icon: 'building',
  area: 'customers',
  fields: {
    name: text('Name', { required: true, max: 120 }),
    customer: reference('Kunde', 'customers', { required: true }),
    defaultBillingAddress: reference('Rechnungsadresse', 'billing_addresses'),
    serviceAddress: reference('Leistungsadresse', 'addresses'),
    users,
    employeeCount: derived(integer('Mitarbeiter'), { users }, (row) => row.users.length),
  },
  represent: (it) => it.name ?? 'Neue Filiale',
  pick: ['name', 'customer', 'defaultBillingAddress', 'serviceAddress'],
  search: ['name', 'customer'],
  filters: { search: search(), customer: is('Kunde', 'customer') },
  list: {
    columns: ['name', 'customer', 'employeeCount'],
    sorts: ['id', 'name', 'createdAt'],
    sort: 'name',
    perPage: 100,
  },
  form: [{ title: 'Filiale', rows: [['name', 'customer'], ['defaultBillingAddress', 'serviceAddress'], ['users']] }],
});
export type CustomerDepartment = RowOf<typeof customerDepartment>;
