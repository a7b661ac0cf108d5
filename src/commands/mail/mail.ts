import { strictest } from '../../domain/define/verdict.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { checkRetry } from '../../domain/mail/retry.ts';
import { defineCommand, one, some, type Command } from '../command.ts';

const shared = { group: 'Mail', area: 'contracts' } as const;

/** What can be done with a mail that was written. */
export const mailCommands: readonly Command[] = [
  defineCommand({
    ...shared,
    id: 'mail.show',
    title: 'Vorschau …',
    icon: 'eye',
    places: ['mail_logs.row'],
    on: one(mailLog),
    run: ([mail], tools) => mail && tools.dialog('mail.show', { iri: mail['@id'] }),
  }),
  defineCommand({
    ...shared,
    id: 'mail.retry',
    title: 'Erneut senden',
    icon: 'send',
    places: ['mail_logs.row', 'mail_logs.toolbar'],
    on: some(mailLog),
    needsWrite: true,
    check: (mails) => strictest(mails.map(checkRetry)),
    load: async () => (await import('./mailRuns.ts')).sendAgain,
  }),
];
