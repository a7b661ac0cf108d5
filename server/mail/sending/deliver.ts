import { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Undelivered } from '../../../src/domain/mail/undelivered.ts';
import { companyOf } from '../../company.ts';
import type { FileStore } from '../../files/store/fileStore.ts';
import { withLink } from '../../links/mailLink.ts';
import { noteFailedMail } from './noteFailedMail.ts';
import { system } from '../../storage/actor.ts';
import type { Database } from '../../storage/database.ts';
import { untilDatabaseIsBack } from '../../storage/untilDatabaseIsBack.ts';
import type { OpenScope } from '../../write/scope.ts';
import { markAvisMail } from '../markAvisMail.ts';
import { markDocumentMail } from '../markDocumentMail.ts';
import { markProtocolMail } from '../markProtocolMail.ts';
import { markOffered } from '../offers/markOffered.ts';
import { offerList } from '../templates/offerList.ts';
import { makeAttachments } from './attachments.ts';
import { claimDue, giveBack, type DueMail } from './claim.ts';
import type { DocumentFiles } from './documentAttachments.ts';
import { failureOf, type Failure } from './failure.ts';
import { refusalsIn, type MailServer, type Refusal } from './mailServer.ts';
import { tellOfFailure } from './tellOfFailure.ts';
import { afterFailure, afterRefusals, whoIsDue, type Outcome } from './outcome.ts';

export type Sending = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly server: MailServer;
  readonly clock: () => Date;
  /** The file that the settings name in place of our return catalogue. */
  readonly catalogueFile?: string | null;
  /** Where the pictures lie that go along on papers. */
  readonly store: FileStore;
  readonly documentFiles: DocumentFiles;
};

/** How many mails are on their way at the same time. */
const atOnce = 5;
const patienceMs = 120_000;
/** After this long a mail server that could not be reached is tried again. */
export const outageMs = 60_000;

/** `stopping`: no further mail; `leaving`: what is on its way is given back. */
export type Ends = { readonly stopping: AbortSignal; readonly leaving: AbortSignal };

/** Sends every mail that is due; ends early when the mail server cannot be reached or the process is about to end. */
export async function deliverDue(sending: Sending, { stopping, leaving }: Ends): Promise<'done' | 'outage'> {
  while (!stopping.aborted) {
    const mails = await claimDue(sending.database, {
      now: sending.clock(),
      domain: sending.server.domain,
      max: atOnce,
    });
    if (mails.length === 0) return 'done';
    const ends = await Promise.allSettled(mails.map((it) => deliver(sending, it, leaving)));
    const failed = ends.find((it) => it.status === 'rejected');
    if (failed) throw failed.reason;
    if (ends.some((it) => it.status === 'fulfilled' && it.value === 'outage')) return 'outage';
  }
  return 'done';
}

async function deliver(sending: Sending, mail: DueMail, leaving: AbortSignal): Promise<'settled' | 'outage'> {
  const { database, openScope, clock } = sending;
  const handed = await hand(sending, mail, leaving);
  const arrived = handed.kind === 'accepted';
  const settle = (outcome: Outcome | { readonly status?: never; readonly error: string }) =>
    database.transaction(async (client) => {
      const scope = openScope({ client, actor: system, now: clock() });
      await scope.change(mailLog, iriOf('mail_logs', mail.id), outcome);
      if (arrived && mail.template === offerList.key) await markOffered(scope, mail.id);
      if (outcome.status) await markAvisMail(scope, mail, outcome.status);
      if (outcome.status) await markProtocolMail(scope, mail, outcome.status);
      if (outcome.status) await markDocumentMail(scope, mail, outcome.status);
      if (outcome.status !== 'error') return;
      await noteFailedMail(scope, mail, outcome.error);
      const undelivered = (outcome.undelivered as readonly Undelivered[]).map((it) => it.recipient).join('; ');
      await tellOfFailure(scope, mail, undelivered || mail.recipients);
    });
  if (handed.kind === 'outage') {
    await giveBack(database, mail, new Date(clock().getTime() + (leaving.aborted ? 0 : outageMs)));
    if (!leaving.aborted) await settle({ error: `${handed.reason}.` });
    return 'outage';
  }
  // Forgotten, a mail that has arrived would go out once more.
  await untilDatabaseIsBack(
    () =>
      settle(
        handed.kind === 'accepted' ? afterRefusals(mail, handed.refused, clock()) : afterFailure(mail, handed, clock()),
      ),
    leaving,
  );
  return 'settled';
}

type Accepted = { readonly kind: 'accepted'; readonly refused: readonly Refusal[] };

async function hand(
  { database, openScope, server, clock, store, documentFiles, catalogueFile = null }: Sending,
  mail: DueMail,
  leaving: AbortSignal,
): Promise<Accepted | Failure> {
  try {
    const now = clock();
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)]);
    const [attachments, company] = await Promise.all([
      makeAttachments(database.pool, mail.attachments ?? [], {
        entityId: mail.entityId ?? 0,
        now,
        signal,
        catalogueFile,
        store,
        documentFileOf: (id) => documentFiles({ clock, database, openScope, store, signal }, id),
      }),
      companyOf(database.pool, now),
    ]);
    const sent = await withLink(database.pool, mail, now);
    const refused = await server.hand({ mail: sent, recipients: whoIsDue(mail), attachments, company, now, signal });
    return { kind: 'accepted', refused };
  } catch (error) {
    if (leaving.aborted) return { kind: 'outage', reason: '' };
    const refused = refusalsIn(error);
    // Others have it already, so each of those who are left is judged by what was said about him.
    return refused.length > 0 && (mail.undelivered ?? []).length > 0 ? { kind: 'accepted', refused } : failureOf(error);
  }
}
