import type { PartOf, RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** The wording of a mail that the system sends: as it came with the program, or as somebody has changed it. */
export const email = defineNoun({
  path: 'emails',
  type: 'Email',
  title: { one: 'Mailvorlage', gender: 'f', many: 'Mailvorlagen' },
  icon: 'mail-open',
  area: 'settings',
  isBroad: true,
  represent: (it) => [it.key, it.name].filter(Boolean).join(' ') || 'Neue Mailvorlage',
  whyKept: ({ key }) =>
    key ? `Die Mailvorlage ${key} gehört zum Programm und kann nicht gelöscht werden.` : undefined,
  pick: ['key', 'name', 'betreff'],
  details: async () => (await import('./emailDetails.ts')).emailDetails,
});
export type Email = RowOf<typeof email>;
export type EmailPart = PartOf<typeof email>;
