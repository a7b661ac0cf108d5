import { sql } from 'drizzle-orm';
import { notificationKinds } from '../../src/domain/choices/notificationKinds.ts';
import { choiceOf, type KeyOf } from '../../src/domain/choices/choices.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { notification } from '../../src/domain/user/notification.ts';
import { notificationText } from '../../src/domain/user/notificationText.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { rowsOf } from '../storage/sql.ts';

/**
 * Tells the staff whose roles a kind of message is for, except who caused it; one notification each, in the transaction
 * that causes it.
 */
export async function notifyStaff(
  scope: Scope,
  kind: KeyOf<typeof notificationKinds>,
  {
    contract,
    entityId = contract.id,
    values = {},
  }: {
    contract: Pick<Contract, 'id' | 'auftragsnummer' | 'datum'>;
    /** What the message leads to, where that is not the contract itself. */
    entityId?: number;
    values?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const message = choiceOf(notificationKinds, kind);
  if (!message?.to || message.to.length === 0) return;
  const filled = { orderNumber: contract.auftragsnummer ?? '', pickupDate: formatDate(contract.datum), ...values };
  const body = notificationText(String(message.body), filled);
  const readers = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from users where active and roles && ${sql.param([...message.to])}::text[] and id is distinct from ${scope.actor.userId} order by id`,
  );
  for (const { id } of readers)
    await scope.make(notification, {
      user: iriOf('users', id),
      title: message.label,
      body,
      entityType: message.entityType,
      entityId,
    });
}
