import { undoSeconds } from '../../src/domain/mail/heldForUndo.ts';
import type { Scope } from '../write/behaviour.ts';
import type { Mail } from './writeMail.ts';

/** What caused a mail; an act that its person may still take back holds its mails for so long. */
export type Cause = { readonly mailsWaitForUndo?: unknown };

/** Queues a mail in the transaction that causes it, where there is one to send; it stays `pending` until the worker has handed it to the mail server. Answers the id of its log row. */
export async function queueMail(scope: Scope, mail: Mail | undefined, { mailsWaitForUndo }: Cause = {}): Promise<number | undefined> {
  if (!mail) return undefined;
  const { template, subject, text, html, withAmounts, recipients, attachments, entityType, entityId } = mail;
  const held = mailsWaitForUndo === true && { nextAttemptAt: new Date(scope.now.getTime() + undoSeconds * 1000).toISOString() };
  const { id } = await scope.make('mail_logs', { template, subject, textPreview: text, htmlPreview: html, textWithAmounts: withAmounts?.text ?? null, htmlWithAmounts: withAmounts?.html ?? null, recipients: recipients.join('; '), attachments, status: 'pending', entityType, entityId, ...held });
  return id;
}
