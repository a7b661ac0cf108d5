import { sql } from 'drizzle-orm';
import type { FileStore } from '../../files/store/fileStore.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import type { DocumentFiles } from './documentAttachments.ts';
import { deliverDue, outageMs } from './deliver.ts';
import type { MailServer } from './mailServer.ts';

type Around = {
  readonly store: FileStore;
  readonly documentFiles: DocumentFiles;
  readonly catalogueFile?: string | null;
};

/**
 * Hands queued mails to the mail server: soon after somebody queued one, and when a held or repeated one is due. What
 * waits stands in the mail log.
 */
export const sendMails = (server: MailServer, { catalogueFile = null, documentFiles, store }: Around) =>
  defineJob({
    name: 'mails.send',
    title: 'Mailversand',
    due: sql`select min(coalesce(greatest("nextAttemptAt", "sendingUntil"), "createdAt")) from mail_logs where status = 'pending' and "isDemo" is not true`,
    retries: [outageMs],
    async run({ database, openScope, clock, signal, lastCall }) {
      const end = await deliverDue(
        { database, openScope, server, clock, store, documentFiles, catalogueFile },
        { stopping: signal, leaving: lastCall },
      );
      return end === 'outage' && !signal.aborted ? { notBefore: new Date(clock().getTime() + outageMs) } : {};
    },
  });
