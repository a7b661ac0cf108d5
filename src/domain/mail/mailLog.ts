import type { PartOf, RowOf } from '../define/row.ts';
import { defineNoun } from '../define/noun.ts';

/** One mail of the system: queued, sent or failed, and what it said. */
export const mailLog = defineNoun({
  path: 'mail_logs',
  type: 'MailLog',
  title: { one: 'Mail', gender: 'f', many: 'Mail Log', rows: 'Mails' },
  icon: 'mail',
  area: 'contracts',
  represent: (it) => it.subject ?? 'Mail',
  pick: ['subject', 'status'],
  operations: ['list', 'read'],
  perPage: 25,
  details: async () => (await import('./mailLogDetails.ts')).mailLogDetails,
});
export type MailLog = RowOf<typeof mailLog>;
export type MailLogPart = PartOf<typeof mailLog>;
