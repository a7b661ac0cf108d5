import { sql } from 'drizzle-orm';
import type { Undelivered } from '../../../src/domain/mail/undelivered.ts';
import type { Database } from '../../storage/database.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { MailLink } from '../../links/mailLink.ts';
import type { Attachment } from '../attachment.ts';

/** A mail that is being sent by this process and by nobody else. */
export type DueMail = {
  readonly id: number;
  readonly template: string | null;
  readonly subject: string;
  readonly recipients: string;
  /** Whom its template names as sender in place of the company. */
  readonly senderName: string | null;
  readonly senderEmail: string | null;
  /** Who was refused while others got it. */
  readonly undelivered: readonly Undelivered[] | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly Attachment[] | null;
  readonly link: Partial<MailLink> | null;
  readonly entityType: string | null;
  readonly entityId: number | null;
  readonly attempts: number;
  readonly messageId: string;
};

/** Longer than any try takes; after that another process takes over from one that died. */
const leaseMs = 180_000;

/**
 * Takes the mails that are due for this process, oldest first. The lease is a value in the row and no open transaction:
 * that would hold up the change log while a mail server is slow. What the demo generator made up leaves only when
 * somebody asks for it. The Message-ID stays with the mail, so a mail repeated after a crash is recognised as the same.
 */
export async function claimDue(
  { pool }: Database,
  { now, domain, max }: { now: Date; domain: string; max: number },
): Promise<DueMail[]> {
  const rows = await rowsOf<DueMail>(
    pool,
    sql`update mail_logs set "sendingUntil" = ${new Date(now.getTime() + leaseMs).toISOString()}, attempts = coalesce(attempts, 0) + 1,
               "messageId" = coalesce("messageId", '<mail.' || id || '.' || ${String(now.getTime())} || '@' || ${domain} || '>')
        where id in (
          select id from mail_logs
          where status = 'pending' and "isDemo" is not true
            and ("nextAttemptAt" is null or "nextAttemptAt" <= ${now.toISOString()})
            and ("sendingUntil" is null or "sendingUntil" <= ${now.toISOString()})
          order by "createdAt", id limit ${max} for update skip locked)
        returning id, template, subject, recipients, "senderName", "senderEmail", undelivered,
          coalesce("textWithAmounts", "textPreview") as text,
          coalesce("htmlWithAmounts", "htmlPreview") as html, attachments, link, "entityType", "entityId", attempts, "messageId"`,
  );
  return rows.sort((a, b) => a.id - b.id);
}

/** Gives a mail back that could not even be offered to the mail server; the try does not count. */
export async function giveBack({ pool }: Database, { id }: DueMail, nextAttemptAt: Date): Promise<void> {
  await rowsOf(
    pool,
    sql`update mail_logs set "sendingUntil" = null, "nextAttemptAt" = ${nextAttemptAt.toISOString()}, attempts = attempts - 1 where id = ${id}`,
  );
}

/** Frees what a process before this one was sending when it died; only for whoever has the database to himself. */
export async function releaseClaims({ pool }: Database): Promise<void> {
  await rowsOf(
    pool,
    sql`update mail_logs set "sendingUntil" = null where status = 'pending' and "sendingUntil" is not null`,
  );
}
