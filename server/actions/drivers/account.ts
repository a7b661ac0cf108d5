import { iriOf } from '../../../src/domain/define/resource.ts';
import { joined } from '../../../src/domain/define/joined.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { user } from '../../../src/domain/user/user.ts';
import { isDeepStrictEqual } from 'node:util';
import { withdrawPasswordLinks } from '../../links/passwordLink.ts';
import type { ChangesOf } from '../../../src/domain/define/row.ts';
import type { Completed, Done, Intent, Scope } from '../../write/behaviour.ts';

/**
 * The account that is written along with its driver: changed where he has one, else made. A driver with an account is
 * active exactly when it is.
 */
export async function writeAccount(intent: Intent<typeof driver>, scope: Scope): Promise<Completed<typeof driver>> {
  if (intent.kind === 'delete') return {};
  const { before, after, input } = intent;
  const told = accountIn(input.account);
  if (!after.user) return told ? makeAccount(intent, scope, told) : {};
  const saysActive = told?.active ?? (before && before.active !== after.active ? after.active : undefined);
  const account = told ? await scope.change(user, after.user, told) : await scope.look(user, after.user);
  return { active: saysActive ?? account?.active ?? after.active };
}

async function makeAccount(
  { after }: Intent<typeof driver>,
  scope: Scope,
  told: ChangesOf<typeof user>,
): Promise<Completed<typeof driver>> {
  const { id, active } = await scope.make(user, {
    name: joined([after.vorname, after.nachname]) ?? after.firma,
    email: after.email,
    phone: after.telefon,
    position: 'Fahrer',
    ...told,
    active: told.active ?? after.active,
  });
  return { user: iriOf(user.path, id), active };
}

type Told = Exclude<Intent<typeof driver>['input']['account'], undefined>;

/** What is told of an account; nothing told changes nothing. */
function accountIn(told: Told | undefined): ChangesOf<typeof user> | undefined {
  const given = Object.entries(told ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/**
 * The account of a driver knows whose it is, may sign in exactly when he is active, and has the roles administration
 * gave him.
 */
export async function followAccountOfDriver(
  { kind, id, before, after }: Done<typeof driver>,
  scope: Scope,
): Promise<void> {
  if (kind === 'delete') return;
  const own = iriOf(driver.path, id);
  if (before?.user && before.user !== after.user) {
    const former = await scope.look(user, before.user);
    if (former?.driver === own) await scope.change(user, before.user, { driver: null });
  }
  const account = await scope.look(user, after.user);
  if (!account || !after.user) return;
  if (before && before.email !== after.email) await withdrawPasswordLinks(scope.client, account.id, scope.now);
  const roles = isDeepStrictEqual(before?.userRoles ?? [], after.userRoles) ? account.roles : after.userRoles;
  if (account.driver !== own || account.active !== after.active || !isDeepStrictEqual(account.roles, roles))
    await scope.change(user, after.user, { driver: own, active: after.active, roles });
}

/** A driver is active exactly when his account is, whoever changes it. */
export async function followActiveOfAccount(
  { kind, id, before, after }: Done<typeof user>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || before.active === after.active || !after.driver) return;
  const found = await scope.look(driver, after.driver);
  if (found?.user === iriOf(user.path, id) && found.active !== after.active)
    await scope.change(driver, after.driver, { active: after.active });
}
