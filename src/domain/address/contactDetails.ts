import { text } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

export const contactDetails = defineEntryDetails({
  title: 'Ansprechpartner',
  of: { field: 'address', label: 'Adresse', to: 'addresses' },
  lists: { contacts: 'Weitere Ansprechpartner' },
  fields: {
    name: text('Name', { max: 120 }),
    phone: text('Telefon', { max: 60 }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
  },
});
