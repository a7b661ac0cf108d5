import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A branch of a customer, with its own bill and people (Filiale). */
export const customerDepartment = defineNoun({
  path: 'customer_departments',
  type: 'CustomerDepartment',
  title: { one: 'Filiale', gender: 'f', many: 'Filialen' },
  icon: 'building',
  area: 'customers',
  represent: (it) => it.name ?? 'Neue Filiale',
  pick: ['name', 'customer', 'defaultBillingAddress', 'serviceAddress'],
  details: async () => (await import('./departmentDetails.ts')).customerDepartmentDetails,
});
export type CustomerDepartment = RowOf<typeof customerDepartment>;
