import { sql } from 'drizzle-orm';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { ownerStays } from '../../../src/domain/user/ownerStays.ts';
import { user } from '../../../src/domain/user/user.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';

/** A customer's account always has its owner: he goes only after somebody else has taken his place. */
export async function keepOwner(
  { kind, before, after }: Intent<typeof user>,
  { client }: Scope,
): Promise<Verdict<'isOwner' | 'customer'>> {
  if (kind !== 'delete' && after.isOwner && !after.customer)
    return refused('Inhaber kann nur sein, wer zu einem Kundenkonto gehört.', 'isOwner');
  if (!before?.isOwner || !before.customer) return allowed;
  const stays = kind !== 'delete' && after.isOwner && after.customer === before.customer;
  if (stays || (await otherOwners(client, before.customer, before.id)).length > 0) return allowed;
  return kind === 'delete'
    ? refused(ownerStays)
    : refused(
        'Das Kundenkonto braucht einen Inhaber. Bitte zuerst einen anderen Nutzer zum Inhaber machen.',
        after.isOwner ? 'customer' : 'isOwner',
      );
}

/** The first user of a customer is the owner of its account. */
export async function becomeOwner(
  { kind, before, after }: Intent<typeof user>,
  { client }: Scope,
): Promise<Completed<typeof user>> {
  if (kind === 'delete' || !after.customer || after.isOwner || before?.customer === after.customer) return {};
  return (await otherOwners(client, after.customer, before?.id ?? 0)).length === 0 ? { isOwner: true } : {};
}

/** There is one owner: whoever was it before is a user like the others from then on. */
export async function replaceOwner({ kind, id, after }: Done<typeof user>, scope: Scope): Promise<void> {
  if (kind === 'delete' || !after.isOwner || !after.customer) return;
  for (const other of await otherOwners(scope.client, after.customer, id))
    await scope.change(user, iriOf('users', other.id), { isOwner: false });
}

/** Whoever writes the users of one customer waits for the other. */
async function otherOwners(
  client: Scope['client'],
  customer: string,
  besides: number,
): Promise<readonly { id: number }[]> {
  const id = idOf('customers', customer) ?? 0;
  await rowsOf(client, sql`select from customers where id = ${id} for no key update`);
  return rowsOf<{ id: number }>(
    client,
    sql`select id from users where customer = ${id} and "isOwner" and id <> ${besides} order by id`,
  );
}
