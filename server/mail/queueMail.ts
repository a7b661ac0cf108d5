import { undoSeconds } from '../../src/domain/mail/heldForUndo.ts';
import type { InputOf } from '../../src/domain/define/row.ts';
import type { contract } from '../../src/domain/contract/contract.ts';
import { mailLog } from '../../src/domain/mail/mailLog.ts';
import type { Scope } from '../write/behaviour.ts';
import type { Mail } from './writeMail.ts';

/** What caused a mail; an act that its person may still take back holds its mails for so long. */
export type Cause = Pick<InputOf<typeof contract>, 'mailsWaitForUndo'>;

/**
 * Queues a mail in the transaction that causes it, where there is one to send; it stays `pending` until the worker has
 * handed it to the mail server. Answers the id of its log row.
 */
export async function queueMail(
  scope: Scope,
  mail: Mail | undefined,
  { mailsWaitForUndo }: Cause = {},
): Promise<number | undefined> {
  if (!mail) return undefined;
  const { template, subject, text, html, withAmounts, recipients, attachments, link, entityType, entityId } = mail;
  const { senderName, senderEmail, wordingVersion } = mail;
  const held = mailsWaitForUndo === true && {
    nextAttemptAt: new Date(scope.now.getTime() + undoSeconds * 1000).toISOString(),
  };
  const { id } = await scope.make(mailLog, {
    template,
    subject,
    recipients: recipients.join('; '),
    attachments,
    ...(link && { link }),
    entityType,
    entityId,
    status: 'pending',
    ...held,
    textPreview: text,
    htmlPreview: html,
    textWithAmounts: withAmounts?.text ?? null,
    htmlWithAmounts: withAmounts?.html ?? null,
    senderName,
    senderEmail,
    wordingVersion,
  });
  return id;
}
