import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { preMail } from '../../../src/domain/mail/preMail.ts';
import { sendPreMail } from '../../../src/domain/mail/preMailCalls.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { finishedReaders } from '../../../src/domain/protocol/sending.ts';
import { aheadMail } from '../../mail/finishedProtocolMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { readMailRules } from '../../read/mailRules.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(sendPreMail);

/** Sends a protocol ahead, as it stands when the mail leaves (M12). */
export const sendAhead = perform(sendPreMail, async (scope, { record }) => {
  const found = await scope.look(protocol, record.protocol);
  const order = await scope.look(contract, found?.contract);
  if (!found || !order) throw wrong('protocol', 'Das Protokoll gibt es nicht mehr.');
  if (found.mailLocked) throw wrong('protocol', 'Versand ist gesperrt');
  const recipient = record.recipient ?? '';
  const readers = finishedReaders(await readMailRules(scope.client, 'U3', [order]), order);
  const withImages = readers.some((it) => it.withImages && it.mailAddress.toLowerCase() === recipient.toLowerCase());
  const mail = await queueMail(
    scope,
    await aheadMail(scope, { order, protocol: found }, { recipients: [recipient], withImages }),
  );
  await scope.change(preMail, iriOf(preMail.path, record.id), {
    mail: mail ?? null,
    mailState: 'pending',
    sentState: found.processState,
  });
});

/**
 * A protocol that is closed waits to be sent ahead to each of its readers, where its contract says that contacts get it
 * (R30); what waits goes when the protocol is opened again, or has gone out after its check.
 */
export async function keepPreMails(done: Done<typeof protocol>, scope: Scope): Promise<void> {
  const { kind, id, before, after } = done;
  if (kind !== 'update') return;
  const [wasClosed, isClosed] = [before.processState === 'CLOSED', after.processState === 'CLOSED'];
  if ((wasClosed && !isClosed) || (after.mailSend && !before.mailSend)) return forgetWaiting(id, scope);
  if (wasClosed || !isClosed) return;
  const order = await scope.look(contract, after.contract);
  if (!order?.sendProtocolToContractContact || order.testContract) return;
  const known = new Set((await rowsAbout(id, scope)).map((it) => it.recipient.toLowerCase()));
  for (const { mailAddress } of finishedReaders(await readMailRules(scope.client, 'U3', [order]), order))
    if (!known.has(mailAddress.toLowerCase()))
      await scope.make(preMail, { recipient: mailAddress, protocol: iriOf(protocol.path, id), mailSend: false });
}

type Row = { readonly id: number; readonly recipient: string; readonly isIdle: boolean };

function rowsAbout(id: number, { client }: Scope): Promise<Row[]> {
  return rowsOf<Row>(
    client,
    sql`select id, recipient, "mailSend" is not true and mail is null as "isIdle" from mails where protocol = ${id}`,
  );
}

async function forgetWaiting(id: number, scope: Scope): Promise<void> {
  for (const it of await rowsAbout(id, scope)) if (it.isIdle) await scope.remove(preMail, iriOf(preMail.path, it.id));
}
