import { flag, references, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineResource } from '../define/resource.ts';
import type { RowOf } from '../define/row.ts';

/** The handover form of a leasing company. */
export const leasingProtocol = defineResource({
  path: 'leasing_protocols',
  type: 'LeasingProtocol',
  title: { one: 'Leasingprotokoll', gender: 'n', many: 'Leasingprotokolle' },
  icon: 'file-check',
  area: 'settings',
  fields: {
    slug: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 60 }),
    name: text('Name', { required: true, max: 120 }),
    extendedLicenseCheck: flag('Erweiterte Führerscheinprüfung'),
    restrictAccess: flag('Nur für bestimmte Kunden'),
    customers: references('Kunden', 'customers'),
  },
  represent: (it) => it.name ?? 'Neues Leasingprotokoll',
  pick: ['slug', 'name', 'extendedLicenseCheck', 'restrictAccess', 'customers'],
  search: ['slug', 'name'],
  filters: { search: search(), customers: is('Kunde', 'customers') },
  list: {
    columns: ['slug', 'name', 'extendedLicenseCheck', 'restrictAccess', 'customers'],
    sorts: ['id', 'slug', 'name'],
    sort: 'name',
    perPage: 100,
  },
  form: [
    { title: 'Leasingprotokoll', rows: [['slug', 'name'], ['extendedLicenseCheck', 'restrictAccess'], ['customers']] },
  ],
});
export type LeasingProtocol = RowOf<typeof leasingProtocol>;
