import { defineNoun } from '../define/noun.ts';

/** A further person at an address, beside the three that have fields of their own. */
export const contact = defineNoun({
  path: 'contacts',
  type: 'Contact',
  title: { one: 'Ansprechpartner', gender: 'm', many: 'Ansprechpartner der Adressen' },
  icon: 'contact',
  area: 'customers',
  represent: (row) => row.name ?? row.phone ?? row.email ?? 'Ansprechpartner',
  pick: [],
  isEntry: true,
  details: async () => (await import('./contactDetails.ts')).contactDetails,
});
