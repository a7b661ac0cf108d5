import { defineNoun } from '../define/noun.ts';

/** An additional service that new contracts of a customer begin with, where its conditions hold (R3). */
export const customerService = defineNoun({
  path: 'customer_services',
  type: 'CustomerService',
  title: { one: 'Zusatzleistung', gender: 'f', many: 'Zusatzleistungen der Kunden' },
  icon: 'list-checks',
  area: 'customers',
  represent: () => 'Zusatzleistung',
  pick: [],
  isEntry: true,
  details: async () => (await import('./customerServiceDetails.ts')).customerServiceDetails,
});
