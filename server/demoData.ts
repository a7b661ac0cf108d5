import { storedRole, type Role } from '../src/domain/access/roles.ts';
import { user } from '../src/domain/user/user.ts';
import { scopeOf, writeOf } from './actions/scope.ts';
import { hashPassword } from './http/password.ts';
import { hasAccounts, lockAccounts, storePassword } from './storage/accounts.ts';
import { system } from './storage/actor.ts';
import type { Database } from './storage/database.ts';
import { noteDemo } from './storage/systemFacts.ts';
import { createRecord } from './storage/writeRecords.ts';

export const demoPassword = 'leitstand';

type Login = { readonly username: string; readonly name: string; readonly role: Role; readonly position: string };

/** One login per role; they exist only where all data is invented. */
export const demoLogins: readonly Login[] = [
  { username: 'admin', name: 'Almut Verwalter', role: 'admin', position: 'Administration' },
  { username: 'dispo', name: 'Dietmar Spohr', role: 'dispo', position: 'Disposition' },
  { username: 'office', name: 'Ophelia Fricke', role: 'office', position: 'Office' },
  { username: 'office2', name: 'Ortwin Zweier', role: 'office_l2', position: 'Office Level 2' },
  { username: 'buchhaltung', name: 'Berta Halm', role: 'buchhaltung', position: 'Buchhaltung' },
  { username: 'personal', name: 'Peter Sonnleitner', role: 'personal', position: 'Personal' },
];

/** Makes an empty system one of invented data, with its logins; false when somebody is known to it already. */
export async function beginDemo(database: Database, { orders, now }: { orders: number; now: Date }): Promise<boolean> {
  const hash = await hashPassword(demoPassword);
  return database.transaction(async (client) => {
    await lockAccounts(client);
    if (await hasAccounts(client)) return false;
    await noteDemo(client, { orders, isComplete: false });
    for (const { username, name, role, position } of demoLogins) {
      const values = { username, name, position, email: `${username}@leitstand.example`, active: true, roles: [storedRole(role)] };
      const { id } = await createRecord(writeOf(user, scopeOf({ client, actor: system, now })), values);
      await storePassword(client, { userId: id, hash, at: now });
    }
    return true;
  });
}
