import { sql } from 'drizzle-orm';
import type { contract, Contract } from '../../../src/domain/contract/contract.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { FieldOf } from '../../../src/domain/define/row.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Intent, Scope } from '../../write/behaviour.ts';

/** Whether somebody takes the last change of the contract back. */
export function isTakenBack<I extends Intent<typeof contract>>(
  intent: I,
): intent is I & { readonly kind: 'update'; readonly before: Contract } {
  return intent.kind === 'update' && intent.input.withdrawWaitingMails === true;
}

/** How these fields of a contract stood before its last change, by its history. */
export async function stateBefore<Name extends FieldOf<typeof contract> & keyof Contract>(
  { client }: Scope,
  changed: Contract,
  fields: readonly Name[],
): Promise<Pick<Contract, Name>> {
  const changes = await rowsOf<{ field: string; previous: unknown }>(
    client,
    sql`select distinct on (field) field, previous from history
        where path = 'contracts' and record_id = ${changed.id} and field = any(${sql.param([...fields])}::text[])
          and logged_at >= ${changed.updatedAt} order by field, id`,
  );
  const known = new Map(changes.map((it) => [it.field, it.previous]));
  // The history keeps values as the record had them.
  return Object.fromEntries(fields.map((it) => [it, known.has(it) ? known.get(it) : changed[it]])) as Pick<
    Contract,
    Name
  >;
}

/** What the change that is taken back told staff and app, and nobody has read yet, is not true any more. */
export async function withdrawUnread(done: Done<typeof contract>, scope: Scope): Promise<void> {
  if (!isTakenBack(done)) return;
  const unread = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id
      from notifications
      where "entityType" = 'Contract' and "entityId" = ${done.id}
      and "createdAt" = ${done.before.updatedAt} and "readAt" is null
      order by id`,
  );
  for (const { id } of unread) await scope.remove(notification, iriOf('notifications', id));
}
