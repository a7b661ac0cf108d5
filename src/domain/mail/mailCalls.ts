import { defineCall, json, item } from '../define/call.ts';
import { choice, reference } from '../define/field.ts';
import { arrayOf, maybe, object, text } from '../define/shape.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { mailPreviewKinds } from './mailPreview.ts';
import { mailLog, type MailLogPart } from './mailLog.ts';

/** Lets a mail that waits for "Rückgängig" go at once, too. A mail that is on its way or at its turn needs no other try; one that waits for its next try may go at once. */
export function checkRetry({ status, sendingUntil, nextAttemptAt }: Pick<MailLogPart, 'status' | 'sendingUntil' | 'nextAttemptAt'>): Verdict {
  if (status !== 'pending') return allowed;
  if (sendingUntil) return refused('Die Mail wird gerade gesendet.', 'status');
  return nextAttemptAt ? allowed : refused('Die Mail steht bereits zum Versand an.', 'status');
}

/** Sends a mail once more: another try of the same row, never a second one (R61). */
export const retryMail = defineCall({
  id: 'mail.retry',
  title: 'Erneut senden',
  call: 'POST /mail_logs/{id}/retry',
  area: 'contracts',
  write: true,
  input: {},
  answer: item(mailLog),
  check: checkRetry,
});

/** The mail that an action on an order would send, written but not queued. */
export const previewMail = defineCall({
  id: 'contract.mailPreview',
  title: 'Die Mail, die eine Aktion senden würde; gesendet wird nichts',
  on: 'contracts',
  call: 'POST /contracts/{id}/mail_preview',
  area: 'contracts',
  write: true,
  input: {
    kind: choice('Mail', mailPreviewKinds.items, { required: true }),
    driver: reference('Fahrer', 'drivers', { help: 'Ein anderer Fahrer als der des Auftrags' }),
  },
  answer: json('Die Mail; ohne Empfänger leer', object({ recipients: arrayOf(text), subject: maybe(text), text: maybe(text), html: maybe(text), attachments: arrayOf(text) })),
  errors: { missing: true, invalid: true },
});
