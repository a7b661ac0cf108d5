import { sql } from 'drizzle-orm';
import { rolesFrom, staffRoles, storedRole } from '../../src/domain/access/roles.ts';
import { notificationKinds } from '../../src/domain/choices/notificationKinds.ts';
import { choiceOf, type KeyOf } from '../../src/domain/choices/choices.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { AnyRow } from '../../src/domain/define/row.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { hearsOf, switchesIn } from '../../src/domain/user/hearsOf.ts';
import { notification } from '../../src/domain/user/notification.ts';
import { notificationText } from '../../src/domain/user/notificationText.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import type { Scope } from '../write/behaviour.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

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
 * Tells the staff who hear of a kind of message, by their roles and their own switches, except who caused it; one
 * notification each, in the transaction that causes it.
 */
export async function notifyStaff(
  scope: Scope,
  kind: KeyOf<typeof notificationKinds>,
  { contract, entityId = contract?.id, data, values = {}, tellsActor = false }: About,
): Promise<void> {
  const message = choiceOf(notificationKinds, kind);
  if (!message) return;
  const filled = { orderNumber: contract?.auftragsnummer ?? '', pickupDate: formatDate(contract?.datum), ...values };
  const body = notificationText(String(message.body), filled);
  for (const { id, ...reader } of await activeStaff(scope.client)) {
    const isActor = id === scope.actor.userId;
    const hears = isActor ? tellsActor && reader.switches[kind] !== false : hearsOf(message, reader);
    if (hears)
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
}

/** Everybody who may sign in, with his roles and what he has switched. */
async function activeStaff(to: Queryable) {
  const rows = await rowsOf<{ id: number; roles: string[]; switches: unknown }>(
    to,
    sql`select id, roles, value as switches
        from users left join user_settings on user_id = id and key = 'notificationKinds'
        where active and roles && ${sql.param(staffRoles.map(storedRole))}::text[] order by id`,
  );
  return rows.map(({ id, roles, switches }) => ({ id, roles: rolesFrom(roles), switches: switchesIn(switches) }));
}
