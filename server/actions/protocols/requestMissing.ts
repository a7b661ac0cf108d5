import { contract } from '../../../src/domain/contract/contract.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { openPoints } from '../../../src/domain/protocol/openPoints.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { requestMissing } from '../../../src/domain/protocol/protocolCalls.ts';
import { askingTitle, labelOfAll, nothingWanted, wantedOf } from '../../../src/domain/protocol/requested.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { user } from '../../../src/domain/user/user.ts';
import { missingEvidenceMail } from '../../mail/missingEvidenceMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Scope } from '../../write/behaviour.ts';
import { perform } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';
import { requiredPictures } from './requiredPictures.ts';

const wrong = wrongInput(requestMissing);

/**
 * Tells the driver in his app and by mail what his protocol lacks, and keeps in the protocol who asked for what and
 * when (0-decisions).
 */
export const askDriver = perform(requestMissing, async (scope, { record }) => {
  const missing = wantedOf(openPoints(record, { pictures: await requiredPictures(scope.client) }));
  if (missing.length === 0) throw wrong('images', nothingWanted);
  const order = await scope.look(contract, record.contract);
  const asked = await scope.look(driver, order?.driver);
  if (!order || !asked) throw wrong('contract', 'Der Auftrag hat keinen Fahrer.');
  const mail = order.testContract
    ? undefined
    : await missingEvidenceMail(scope, { driver: asked, order, protocol: record, missing });
  if (!order.benutzer && !mail)
    throw wrong('contract', `${asked.name ?? 'Der Fahrer'} hat weder Zugang zur App noch eine E-Mail-Adresse.`);
  await queueMail(scope, mail);
  if (order.benutzer)
    await scope.make(notification, {
      user: order.benutzer,
      title: askingTitle,
      body: `${record.orderNumber ?? ''}: ${labelOfAll(missing)}`,
      entityType: 'Protocol',
      entityId: record.id,
      data: { orderNumber: record.orderNumber, missing: [...missing] },
    });
  const requestedBy = await nameOf(scope);
  await scope.change(protocol, iriOf(protocol.path, record.id), {
    requestedFromDriver: [
      ...record.requestedFromDriver,
      ...missing.map((label) => ({ label, requestedAt: scope.now.toISOString(), requestedBy })),
    ],
  });
});

async function nameOf({ actor, look }: Scope): Promise<string> {
  const sender = actor.userId === null ? undefined : await look(user, iriOf(user.path, actor.userId));
  return sender?.name ?? actor.username;
}
