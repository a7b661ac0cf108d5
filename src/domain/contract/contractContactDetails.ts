import { text } from '../define/field.ts';
import { defineEntryDetails } from '../define/entry.ts';

export const contractContactDetails = defineEntryDetails({
  title: 'Ansprechpartner',
  of: { field: 'contract', label: 'Auftrag', to: 'contracts' },
  lists: { pickupContacts: 'Ansprechpartner Abholung', deliveryContacts: 'Ansprechpartner Zustellung' },
  fields: {
    name: text('Name', { max: 120 }),
    phone: text('Telefon', { max: 60 }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
  },
});
