import { defineEntry } from '../define/entry.ts';
import { text } from '../define/field.ts';

/** A further person whom the driver or the dispatcher reaches at one of an order's two places. */
export const contractContact = defineEntry({
  path: 'contract_contacts',
  type: 'ContractContact',
  title: { one: 'Ansprechpartner', gender: 'm', many: 'Ansprechpartner der Aufträge' },
  icon: 'contact',
  area: 'contracts',
  of: { field: 'contract', label: 'Auftrag', to: 'contracts' },
  lists: { pickupContacts: 'Ansprechpartner Abholung', deliveryContacts: 'Ansprechpartner Zustellung' },
  fields: {
    name: text('Name', { max: 120 }),
    phone: text('Telefon', { max: 60 }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
  },
  represent: (row) => row.name ?? row.phone ?? row.email ?? 'Ansprechpartner',
});
