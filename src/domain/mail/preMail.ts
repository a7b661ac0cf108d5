import type { RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** A protocol that somebody may have before the office has checked it (Vorversand). */
export const preMail = defineNoun({
  path: 'mails',
  type: 'Mail',
  title: { one: 'Vorabprotokoll', gender: 'n', many: 'Vorversand', rows: 'Vorabprotokolle' },
  icon: 'mail-check',
  area: 'mails',
  represent: (it) => it.recipient ?? 'Vorabprotokoll',
  pick: ['recipient', 'mailSend'],
  operations: ['list', 'read', 'update'],
  details: async () => (await import('./preMailDetails.ts')).preMailDetails,
});
export type PreMail = RowOf<typeof preMail>;
