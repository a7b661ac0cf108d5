import { allowed } from '../../domain/define/verdict.ts';
import { email } from '../../domain/mail/email.ts';
import { checkReset } from '../../domain/mail/emailCalls.ts';
import { defineCommand, one } from '../command.ts';

/** A template says again what the program says. */
export const resetEmailCommand = defineCommand({
  id: 'email.reset',
  title: 'Original wiederherstellen',
  group: 'Mailvorlage',
  icon: 'undo-2',
  area: 'settings',
  needsWrite: true,
  places: ['emails.row', 'emails.toolbar'],
  on: one(email),
  check: ([it]) => (it ? checkReset(it) : allowed),
  load: async () => (await import('./emailRuns.ts')).resetWording,
});
