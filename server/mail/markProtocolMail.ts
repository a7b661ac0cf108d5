import { sql } from 'drizzle-orm';
import { iriOf } from '../../src/domain/define/resource.ts';
import { preMail } from '../../src/domain/mail/preMail.ts';
import { protocol } from '../../src/domain/protocol/protocol.ts';
import { isSentToAll } from '../../src/domain/protocol/sending.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Scope } from '../write/behaviour.ts';
import { protocolAhead, protocolFinished } from './templates/protocolFinished.ts';

type Handed = { readonly id: number; readonly template: string | null };
type MailStatus = 'pending' | 'sent' | 'error';

/** What became of a mail with a protocol stands at the protocol, and at the row from which it was sent ahead (R36). */
export async function markProtocolMail(scope: Scope, mail: Handed, status: MailStatus): Promise<void> {
  if (mail.template === protocolFinished.key) await markFinished(scope, mail, status);
  if (mail.template === protocolAhead.key) await markAhead(scope, mail, status);
}

async function markFinished(scope: Scope, { id }: Handed, status: MailStatus): Promise<void> {
  const [found] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select p.id from protocols p join mail_logs m on m."entityType" = 'Contract' and m."entityId" = p.contract
        where m.id = ${id} and p."sentMails" @> ${JSON.stringify([{ mail: id }])}::jsonb for no key update of p`,
  );
  const iri = found && iriOf(protocol.path, found.id);
  const record = await scope.look(protocol, iri);
  if (!iri || !record) return;
  const sentMails = record.sentMails.map((it) => (it.mail === id ? { ...it, state: status } : it));
  await scope.change(protocol, iri, { sentMails, mailSend: record.mailSend || isSentToAll({ sentMails }) });
}

async function markAhead(scope: Scope, { id }: Handed, status: MailStatus): Promise<void> {
  const [found] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from mails where mail = ${id} for no key update`,
  );
  if (!found) return;
  await scope.change(preMail, iriOf(preMail.path, found.id), { mailState: status, mailSend: status === 'sent' });
}
