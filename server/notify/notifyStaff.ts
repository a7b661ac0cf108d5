import { sql } from 'drizzle-orm';
import { notificationKinds } from '../../src/domain/choices/notificationKinds.ts';
import { choiceOf, type KeyOf } from '../../src/domain/choices/choices.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { notification } from '../../src/domain/user/notification.ts';
import { notificationText } from '../../src/domain/user/notificationText.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { rowsOf } from '../storage/sql.ts';

type About = {
  readonly contract?: Pick<Contract, 'id' | 'auftragsnummer' | 'datum'>;
  /** What the message leads to, where that is not the contract itself. */
  readonly entityId?: number;
  /** The same by address, for what is no contract, protocol or avis. */
  readonly data?: AnyRow;
  readonly values?: Readonly<Record<string, string>>;
  /** Whoever causes it waits for it, as at the end of a job; else he knows already. */
  readonly tellsActor?: boolean;
};

/**
 * Tells the staff whose roles a kind of message is for, except who caused it; one notification each, in the transaction
 * that causes it.
 */
export async function notifyStaff(
  scope: Scope,
  kind: KeyOf<typeof notificationKinds>,
  { contract, entityId = contract?.id, data, values = {}, tellsActor = false }: About,
): Promise<void> {
  const message = choiceOf(notificationKinds, kind);
  if (!message?.to || message.to.length === 0) return;
  const filled = { orderNumber: contract?.auftragsnummer ?? '', pickupDate: formatDate(contract?.datum), ...values };
  const body = notificationText(String(message.body), filled);
  const { userId } = scope.actor;
  const isMeant = sql`roles && ${sql.param([...message.to])}::text[]`;
  const readers = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from users where active and ${
      tellsActor ? sql`(${isMeant} or id = ${userId})` : sql`${isMeant} and id is distinct from ${userId}`
    } order by id`,
  );
  for (const { id } of readers)
    await scope.make(notification, {
      user: iriOf('users', id),
      kind: message.key,
      title: message.label,
      body,
      entityType: message.entityType,
      entityId: entityId ?? null,
      ...(data && { data }),
    });
}
