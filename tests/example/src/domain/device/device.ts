import { defineNoun } from '../define/noun.ts';

/** A tablet or scanner that the company lends to its drivers. */
export const device = defineNoun({
  path: 'devices',
  type: 'Device',
  title: { one: 'Leihgerät', gender: 'n', many: 'Leihgeräte' },
  icon: 'radio',
  area: 'settings',
  represent: (it) => it.name ?? 'Neues Leihgerät',
  pick: ['name'],
  details: async () => (await import('./deviceDetails.ts')).deviceDetails,
});
