import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The wording of a mail that the system sends, once for new records and once for changed ones. */
export const email = defineNoun({
  path: 'emails',
  type: 'Email',
  title: { one: 'Mailvorlage', gender: 'f', many: 'Mailvorlagen' },
  icon: 'mail-open',
  area: 'settings',
  represent: (it) => it.name ?? 'Neue Mailvorlage',
  pick: ['name', 'betreff'],
  details: async () => (await import('./emailDetails.ts')).emailDetails,
});
export type Email = RowOf<typeof email>;
