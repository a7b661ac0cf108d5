import { sql } from 'drizzle-orm';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { deliverDue, outageMs } from './deliver.ts';
import type { MailServer } from './mailServer.ts';

/**
 * Hands queued mails to the mail server: soon after somebody queued one, and when a held or repeated one is due. What
 * waits stands in the mail log.
 */
export const sendMails = (server: MailServer, store: FileStore, catalogueFile: string | null = null) =>
  defineJob({
    name: 'mails.send',
    title: 'Mailversand',
    due: sql`select min(coalesce(greatest("nextAttemptAt", "sendingUntil"), "createdAt")) from mail_logs where status = 'pending' and "isDemo" is not true`,
    retries: [outageMs],
    async run({ database, openScope, clock, signal, lastCall }) {
      const end = await deliverDue(
        { database, openScope, server, clock, store, catalogueFile },
        { stopping: signal, leaving: lastCall },
      );
      return end === 'outage' && !signal.aborted ? { notBefore: new Date(clock().getTime() + outageMs) } : {};
    },
  });
