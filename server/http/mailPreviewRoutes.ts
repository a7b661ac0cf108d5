import { mayRead } from '../../src/domain/access/matrix.ts';
import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { choice, reference } from '../../src/domain/define/field.ts';
import { mailPreviewKinds } from '../../src/domain/mail/mailPreview.ts';
import { schemaOf } from '../../src/domain/define/schema.ts';
import type { Scope } from '../write/behaviour.ts';
import { cancellationMail, confirmationMail } from '../mail/customerMails.ts';
import { driverMail } from '../mail/driverMails.ts';
import type { Mail } from '../mail/writeMail.ts';
import { refuseUnknown } from '../storage/pointedAt.ts';
import { readOne } from '../storage/readRecords.ts';
import { Invalid, NotFound } from '../storage/refusals.ts';
import { demand } from './authenticate.ts';
import { violationsOf } from '../write/checkedInput.ts';
import type { Routes } from './context.ts';
import { recordId } from './recordId.ts';

const input = {
  kind: choice('Mail', mailPreviewKinds.items, { required: true }),
  driver: reference('Fahrer', 'drivers'),
};

/** `POST /api/contracts/{id}/mail_preview`: the mail that an action would send, written but not queued. */
export const mailPreviewRoutes: Routes = (app, { database, openScope, clock }) => {
  app.post<{ Params: { id: string } }>('/api/contracts/:id/mail_preview', { onRequest: demand('contracts', 'write') }, async (request, reply) => {
    const parsed = schemaOf(input, 'create').safeParse(request.body ?? {});
    if (!parsed.success) throw new Invalid(violationsOf(parsed.error));
    const { kind, driver } = parsed.data as { kind: string; driver?: string | null };
    const id = recordId(request.params.id);
    const mail = await database.transaction(async (client) => {
      const order = await readOne(client, contract, id);
      if (!order) throw new NotFound();
      await refuseUnknown(client, input, { input: parsed.data });
      return mailFor(openScope({ client, actor: request.actor, now: clock() }), order, { kind, driver: driver ?? order.driver });
    });
    if (!mail) return reply.send({ recipients: [], subject: null, text: null, html: null, attachments: [] });
    const { recipients, subject, text, html, attachments } = mail;
    return reply.send({ recipients, subject, text, html, attachments: attachments.map((it) => it.name) });
  });
};

function mailFor(scope: Scope, order: Contract, { kind, driver }: { kind: string; driver: string | null }): Promise<Mail | undefined> {
  if (kind === 'confirmation') return confirmationMail(scope, order);
  const hidesMoney = !mayRead(scope.actor.roles, 'contractMoney');
  if (kind === 'cancellation') return cancellationMail(scope, { ...order, stornierung: order.stornierung ?? scope.now.toISOString() }, { hidesMoney });
  return driverMail(scope, { order, driver, kind: kind === 'driverCancellation' ? 'cancellation' : 'assignment' });
}
