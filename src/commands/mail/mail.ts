import { messageOf } from '../../api/apiErrors.ts';
import { changeAll } from '../../api/records/bulkChange.ts';
import type { Entity } from '../../api/records/entities.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { strictest } from '../../domain/define/verdict.ts';
import { checkRetry, retryMail } from '../../domain/mail/mailCalls.ts';
import { mailLog } from '../../domain/mail/mailLog.ts';
import { undeliveredOf } from '../../domain/mail/undelivered.ts';
import { defineCommand, one, some, type Command } from '../command.ts';
import type { Tools } from '../tools.ts';
import { withProgress } from '../work.ts';

type Mail = Entity<typeof mailLog>;

/** Puts mails into the queue again and says what became of it. */
export async function sendAgain(mails: readonly Mail[], tools: Tools): Promise<void> {
  const { done, rows } = await withProgress('E-Mails erneut senden', (options) =>
    changeAll(mailLog, mails, { deed: retryMail.id, changes: () => ({}) }, options),
  );
  const failed = rows.find((it) => it.state === 'failed');
  if (failed) return tools.notify.error(contractMessages.mailFailed, { detail: messageOf(failed.error) });
  const [only] = mails;
  tools.notify.success(done === 1 ? 'E-Mail wird erneut gesendet' : `${String(done)} E-Mails werden erneut gesendet`, {
    ...(done === 1 && { detail: detailOf(only) }),
  });
}

/** Names who gets it where others have it already. */
function detailOf(mail: Mail | undefined): string {
  const left = undeliveredOf(mail ?? {}).map((it) => it.recipient);
  return [mail?.subject ?? '', left.length > 0 ? `nur an ${left.join(', ')}` : ''].filter(Boolean).join('\n');
}

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
    run: sendAgain,
  }),
];
