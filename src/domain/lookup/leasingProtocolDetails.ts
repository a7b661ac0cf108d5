import { flag, references, text } from '../define/field.ts';
import { is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

export const leasingProtocolDetails = defineDetails({
  fields: {
    slug: text('Schlüssel', { required: 'create', createOnly: true, unique: true, max: 60 }),
    name: text('Name', { required: true, max: 120 }),
    extendedLicenseCheck: flag('Erweiterte Führerscheinprüfung'),
    restrictAccess: flag('Nur für bestimmte Kunden'),
    customers: references('Kunden', 'customers'),
  },
  search: ['slug', 'name'],
  filters: { search: search(), customers: is('Kunde', 'customers') },
  list: {
    columns: ['slug', 'name', 'extendedLicenseCheck', 'restrictAccess', 'customers'],
    sorts: ['id', 'slug', 'name'],
    sort: 'name',
  },
  form: [
    { title: 'Leasingprotokoll', rows: [['slug', 'name'], ['extendedLicenseCheck', 'restrictAccess'], ['customers']] },
  ],
});
