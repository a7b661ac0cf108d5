import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** What the system wrote down about itself; nobody changes it. */
export const log = defineNoun({
  path: 'logs',
  type: 'Log',
  title: { one: 'Logeintrag', gender: 'm', many: 'Logs' },
  icon: 'scroll-text',
  area: 'settings',
  represent: (it) => it.message ?? 'Logeintrag',
  pick: ['type', 'level', 'message'],
  operations: ['list', 'read'],
  opaque: ['data'],
  perPage: 25,
  details: async () => (await import('./logDetails.ts')).logDetails,
});
export type Log = RowOf<typeof log>;
