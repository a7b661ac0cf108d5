import { sql } from 'drizzle-orm';
import { notificationKinds } from '../../src/domain/choices/notificationKinds.ts';
import { choiceOf, type KeyOf } from '../../src/domain/choices/choices.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { noteChange } from '../storage/changeLog.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { rowsOf } from '../storage/sql.ts';
import type { Scope } from '../actions/behaviour.ts';

/** Tells the staff whose roles a kind of message is for; one notification each, in the transaction that causes it. */
export async function notifyStaff(scope: Scope, kind: KeyOf<typeof notificationKinds>, { order, values = {} }: { order: DomainRecord; values?: Readonly<Record<string, string>> }): Promise<void> {
  const message = choiceOf(notificationKinds, kind);
  if (!message?.to || message.to.length === 0) return;
  const filled = { orderNumber: String(order.auftragsnummer), pickupDate: formatDate(order.datum as string | null), ...values };
  const body = Object.entries(filled).reduce<string>((text, [name, value]) => text.replaceAll(`{${name}}`, value), String(message.body));
  const rows = await rowsOf<{ id: number }>(
    scope.client,
    sql`insert into notifications ("user", title, body, "entityType", "entityId", "createdAt", "updatedAt")
        select id, ${message.label}, ${body}, ${message.entityType}, ${order.id}, ${scope.now.toISOString()}, ${scope.now.toISOString()} from users
        where active and roles && ${sql.param([...message.to])}::text[] and id is distinct from ${scope.actor.userId} returning id`,
  );
  for (const row of rows) await noteChange(scope.client, { path: 'notifications', id: row.id, kind: 'create', version: 1, by: scope.actor.username });
}
