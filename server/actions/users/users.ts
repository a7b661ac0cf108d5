import { sql } from 'drizzle-orm';
import { storedRole } from '../../../src/domain/access/roles.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { user, type User } from '../../../src/domain/user/user.ts';
import { objectionTo } from '../../../src/domain/user/password.ts';
import { withdrawPasswordLinks } from '../../links/passwordLink.ts';
import { forgetAccount, lockAccounts, storePassword } from '../../storage/accounts.ts';
import { hashPassword } from '../../storage/password.ts';
import { endSessions } from '../../storage/sessions.ts';
import { system } from '../../storage/actor.ts';
import { Forbidden } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import { behave, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { followActiveOfAccount } from '../drivers/account.ts';
import { heldNumber, keepWhileHeld } from '../retention/holds.ts';
import { staysEmpty } from '../retention/staysEmpty.ts';
import { becomeOwner, keepOwner, replaceOwner } from './owner.ts';

/**
 * Accounts of staff are administration's business: whoever keeps customers' users must not be able to take one over.
 */
function protectStaff({ before }: Intent<typeof user>, { actor }: Scope): Verdict {
  const isStaff = before !== undefined && before.roles.length > 0;
  if (isStaff && !actor.roles.includes('admin'))
    throw new Forbidden('Konten von Mitarbeitern ändert nur die Administration.');
  return allowed;
}

/**
 * People choose good passwords; only the program itself sets the one that everybody knows, where all data is invented.
 */
function checkPassword({ input, after }: Intent<typeof user>, { actor }: Scope): Verdict<'plainPassword'> {
  const { plainPassword } = input;
  if (typeof plainPassword !== 'string' || actor === system) return allowed;
  const objection = objectionTo(plainPassword, after.username ?? '');
  return objection === undefined ? allowed : refused(objection, 'plainPassword');
}

/** Signing in does not mind the case of a name, so two names may not differ by it alone. */
async function checkUsername(
  { kind, before, after }: Intent<typeof user>,
  { client }: Scope,
): Promise<Verdict<'username'>> {
  if (kind === 'delete' || before?.username === after.username) return allowed;
  const others = await rowsOf(
    client,
    sql`select 1 from users where lower(username) = lower(${after.username}) and id is distinct from ${before?.id ?? null} limit 1`,
  );
  return others.length === 0 ? allowed : refused('Nutzername: Diesen Eintrag gibt es bereits.', 'username');
}

/**
 * Somebody must always be able to administer the system; two administrators who remove each other at the same moment
 * are asked one after the other.
 */
async function keepAnAdministrator(
  { kind, before, after }: Intent<typeof user>,
  { client }: Scope,
): Promise<Verdict<'roles'>> {
  const administers = (record: Pick<User, 'active' | 'roles'> | undefined) =>
    record?.active === true && record.roles.includes(storedRole('admin'));
  if (!administers(before) || (kind !== 'delete' && administers(after))) return allowed;
  await lockAccounts(client);
  const [others] = await rowsOf<{ n: number }>(
    client,
    sql`select count(*) as n from users where active and roles @> ${sql.param([storedRole('admin')])}::text[] and id <> ${before?.id}`,
  );
  return (others?.n ?? 0) > 0
    ? allowed
    : refused('Das ist das letzte Konto der Administration; bitte zuerst ein weiteres anlegen.', 'roles');
}

/**
 * A new password ends all sessions, and its owner must choose his own when somebody else has set it; a user who may not
 * sign in any more is signed out at once.
 */
async function followAccount(
  { kind, id, input, before, after }: Done<typeof user>,
  { client, actor, now }: Scope,
): Promise<void> {
  if (kind === 'delete') return forgetAccount(client, id);
  if (typeof input.plainPassword === 'string') {
    const mustChange = actor !== system && actor.userId !== id;
    await storePassword(client, { userId: id, hash: await hashPassword(input.plainPassword), at: now, mustChange });
  }
  const isNew = typeof input.plainPassword === 'string' || before?.email !== after.email;
  const lostAccess = before?.active === true && !after.active;
  const otherRoles = JSON.stringify(before?.roles) !== JSON.stringify(after.roles);
  if (kind === 'update' && (lostAccess || otherRoles)) await endSessions(client, id);
  if (kind === 'update' && (lostAccess || isNew)) await withdrawPasswordLinks(client, id, now);
}

/** An account goes with what it belongs to, a customer or a driver, and is kept with it. */
const keepHeldAccount = keepWhileHeld(({ customer, driver }: Pick<User, 'customer' | 'driver'>) => ({
  customer: heldNumber('customers', customer),
  driver: heldNumber('drivers', driver),
}));

/** What a user account does beyond storing its fields. */
export const users = behave(user, {
  check: [staysEmpty, protectStaff, keepAnAdministrator, checkUsername, checkPassword, keepOwner, keepHeldAccount],
  complete: [becomeOwner],
  effects: [followAccount, replaceOwner, followActiveOfAccount],
});
