import { defineNoun } from '../define/noun.ts';

/** Where an additional service of a contract is done, for example the registration office. */
export const serviceAddress = defineNoun({
  path: 'serviceAddresses',
  type: 'ServiceAddress',
  title: { one: 'Leistungsadresse', gender: 'f', many: 'Leistungsadressen' },
  icon: 'map-pin',
  area: 'contracts',
  represent: (row) => row.company ?? row.city ?? 'Leistungsadresse',
  pick: [],
  isEntry: true,
  details: async () => (await import('./serviceAddressDetails.ts')).serviceAddressDetails,
});
