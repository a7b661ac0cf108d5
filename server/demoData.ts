import { user } from '../src/domain/user/user.ts';
import { sql } from 'drizzle-orm';
import { staffNames, staffRows } from './demo/base/staff.ts';
import { hasAccounts, lockAccounts } from './storage/accounts.ts';
import { system } from './storage/actor.ts';
import type { Database } from './storage/database.ts';
import { rowsOf } from './storage/sql.ts';
import { noteDemo } from './storage/systemFacts.ts';
import type { OpenScope } from './write/scope.ts';

/** The well-known password of the logins that exist only where all data is invented. */
export const demoPassword = 'leitstand';
export const demoLogins = staffNames;

/**
 * Makes an empty system one of invented data, with its logins; everything else follows in the background. Does nothing
 * where somebody is known already.
 */
export async function beginDemo(
  { database, openScope }: { readonly database: Database; readonly openScope: OpenScope },
  { orders: contracts, now }: { orders: number; now: Date },
): Promise<void> {
  await database.transaction(async (client) => {
    await lockAccounts(client);
    if (await hasAccounts(client)) return;
    await noteDemo(client, { orders: contracts, isComplete: false });
    // The plan of the demo data counts on the staff having the first ids, also when an earlier start broke off here.
    await rowsOf(client, sql`select setval(pg_get_serial_sequence('users', 'id'), 1, false)`);
    const scope = openScope({ client, actor: system, now });
    for (const { username, name, email, phone, roles, position, department } of staffRows(now.toISOString())) {
      await scope.make(user, {
        username,
        name,
        email,
        phone,
        roles,
        position,
        department,
        active: true,
        plainPassword: demoPassword,
      });
    }
  });
}
