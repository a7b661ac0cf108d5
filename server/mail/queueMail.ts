import type { Scope } from '../actions/behaviour.ts';
import type { Mail } from './writeMail.ts';

/** Queues a mail in the transaction that causes it, where there is one to send; it stays `pending` until the worker has handed it to the mail server. */
export async function queueMail(scope: Scope, mail: Mail | undefined): Promise<boolean> {
  if (!mail) return false;
  const { template, subject, text, html, recipients, attachments, entityType, entityId } = mail;
  await scope.make('mail_logs', { template, subject, textPreview: text, htmlPreview: html, recipients: recipients.join('; '), attachments, status: 'pending', entityType, entityId });
  return true;
}
