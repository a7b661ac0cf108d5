import { defineNoun } from '../define/noun.ts';

/** A further person whom the driver or the dispatcher reaches at one of a contract's two places. */
export const contractContact = defineNoun({
  path: 'contract_contacts',
  type: 'ContractContact',
  title: { one: 'Ansprechpartner', gender: 'm', many: 'Ansprechpartner der Aufträge' },
  icon: 'contact',
  area: 'contracts',
  represent: (row) => row.name ?? row.phone ?? row.email ?? 'Ansprechpartner',
  pick: [],
  isEntry: true,
  details: async () => (await import('./contractContactDetails.ts')).contractContactDetails,
});
