import { mayRead } from '../../../src/domain/access/matrix.ts';
import { contract, type Contract } from '../../../src/domain/contract/contract.ts';
import { previewMail } from '../../../src/domain/mail/previewCall.ts';
import { cancellationMail, confirmationMail } from '../../mail/customerMails.ts';
import { driverMail } from '../../mail/driverMails.ts';
import type { Mail } from '../../mail/writeMail.ts';
import { refuseUnknown } from '../../storage/referenceChecks.ts';
import { readOne } from '../../storage/readRecords.ts';
import { NotFound } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { respond } from '../handler.ts';

/** The mail that an action would send, written but not queued. */
export const mailPreview = respond(previewMail, async ({ database, openScope, actor, now }, { id, kind, driver }) => {
  const mail = await database.transaction(async (client) => {
    const record = await readOne(client, contract, id);
    if (!record) throw new NotFound();
    await refuseUnknown(client, previewMail.input, { input: { kind, driver } });
    return mailFor(openScope({ client, actor, now }), record, { kind, driver: driver ?? record.driver });
  });
  if (!mail) return { recipients: [], subject: null, text: null, html: null, attachments: [] };
  const { recipients, subject, text, html, attachments } = mail;
  return { recipients, subject, text, html, attachments: attachments.map((it) => it.name) };
});

function mailFor(
  scope: Scope,
  contract: Contract,
  { kind, driver }: { kind: string | null | undefined; driver: string | null },
): Promise<Mail | undefined> {
  if (kind === 'confirmation') return confirmationMail(scope, contract);
  const hidesMoney = !mayRead(scope.actor.roles, 'contractMoney');
  if (kind === 'cancellation')
    return cancellationMail(
      scope,
      { ...contract, stornierung: contract.stornierung ?? scope.now.toISOString() },
      { hidesMoney },
    );
  return driverMail(scope, { contract, driver, kind: kind === 'driverCancellation' ? 'cancellation' : 'assignment' });
}
