import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { mailLog, type MailLog } from '../../../src/domain/mail/mailLog.ts';
import { undeliveredOf, undeliveredText } from '../../../src/domain/mail/undelivered.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { markAvisMail } from '../markAvisMail.ts';
import { markDocumentMail } from '../markDocumentMail.ts';
import { markProtocolMail } from '../markProtocolMail.ts';
import { refusal } from '../sending/failure.ts';
import { recipientsOf } from '../sending/mailServer.ts';
import { noteFailedMail } from '../sending/noteFailedMail.ts';
import { tellOfFailure } from '../sending/tellOfFailure.ts';
import type { Bounce, Undeliverable } from './readBounce.ts';

/**
 * A mail that had left comes back: it is an error with its reason, at its record and in the log, and the office hears
 * of it (R60). A report that was taken already, or that speaks of no mail of ours, changes nothing.
 */
export async function takeBounce(scope: Scope, { messageId, failed }: Bounce): Promise<boolean> {
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from mail_logs where "messageId" = ${messageId} order by id desc limit 1 for update`,
  );
  const mail = await scope.look(mailLog, row && iriOf('mail_logs', row.id));
  if (!mail) return false;
  const fresh = failed.filter((it) => isNews(mail, it));
  if (fresh.length === 0) return false;
  const known = undeliveredOf(mail);
  const reached = recipientsOf({ recipients: mail.recipients ?? '' });
  const undelivered = [
    ...known,
    ...fresh.map(({ recipient, code, response }) => ({ recipient, reason: refusal(code, response), isDue: false })),
  ];
  const isForAll = reached.every((it) => undelivered.some((one) => isSame(one.recipient, it)));
  const error = isForAll
    ? `Unzustellbar: ${[...new Set(fresh.map((it) => refusal(it.code, it.response)))].join('; ')}.`
    : undeliveredText(undelivered);
  await scope.change(mailLog, iriOf('mail_logs', mail.id), {
    status: 'error',
    isSend: false,
    error,
    undelivered: isForAll ? [] : undelivered,
    nextAttemptAt: null,
  });
  const { id, template, subject, entityType, entityId } = mail;
  const handed = { id, template, subject: subject ?? '', entityType, entityId };
  await markAvisMail(scope, handed, 'error');
  await markProtocolMail(scope, handed, 'error');
  await markDocumentMail(scope, handed, 'error');
  await noteFailedMail(scope, handed, error);
  await tellOfFailure(scope, handed, fresh.map((it) => it.recipient).join('; '));
  return true;
}

/** Nobody is told twice of the same address, nor of a mail that is an error as a whole or on its way again. */
function isNews(mail: MailLog, { recipient }: Undeliverable): boolean {
  if (mail.status === 'pending') return false;
  const known = undeliveredOf(mail);
  if (mail.status === 'error' && known.length === 0) return false;
  return !known.some((it) => isSame(it.recipient, recipient));
}

function isSame(one: string | null, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase();
}
