import type { Scope } from '../actions/behaviour.ts';
import type { Mail } from './writeMail.ts';

/** Queues a mail in the transaction that causes it, where there is one to send; it stays `pending` until the worker has handed it to the mail server. Answers the id of its log row. */
export async function queueMail(scope: Scope, mail: Mail | undefined): Promise<number | undefined> {
  if (!mail) return undefined;
  const { template, subject, text, html, withAmounts, recipients, attachments, entityType, entityId } = mail;
  const { id } = await scope.make('mail_logs', { template, subject, textPreview: text, htmlPreview: html, textWithAmounts: withAmounts?.text ?? null, htmlWithAmounts: withAmounts?.html ?? null, recipients: recipients.join('; '), attachments, status: 'pending', entityType, entityId });
  return id;
}
