import { defineEntry } from '../define/entry.ts';
import { text } from '../define/field.ts';

/** A further person at an address, beside the three that have fields of their own. */
export const contact = defineEntry({
  path: 'contacts',
  type: 'Contact',
  title: { one: 'Ansprechpartner', gender: 'm', many: 'Ansprechpartner der Adressen' },
  icon: 'contact',
  area: 'customers',
  of: { field: 'address', label: 'Adresse', to: 'addresses' },
  lists: { contacts: 'Weitere Ansprechpartner' },
  fields: {
    name: text('Name', { max: 120 }),
    phone: text('Telefon', { max: 60 }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
  },
  represent: (row) => row.name ?? row.phone ?? row.email ?? 'Ansprechpartner',
});
