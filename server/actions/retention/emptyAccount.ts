import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { formerUser } from '../../../src/domain/user/formerUser.ts';
import { user } from '../../../src/domain/user/user.ts';
import { endAccount } from '../../storage/accounts.ts';
import { renameDoer } from '../../storage/usernames.ts';
import { idsOf, rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { forgetRecords } from './forgetRecords.ts';

/**
 * Nothing of a person stays in an account: what he did is told of a former user, wherever history, restore points,
 * looks at copies and jobs name him. Records go on referring to the empty account.
 */
export async function emptyAccount(scope: Scope, id: number): Promise<void> {
  const { client, now } = scope;
  const account = await scope.look(user, iriOf(user.path, id));
  if (!account || account.emptiedOn) return;
  await endAccount(client, id);
  await forgetRecords(
    scope,
    'notifications',
    await idsOf(client, sql`select id from notifications where "user" = ${id}`),
  );
  await forgetRecords(
    scope,
    'list_views',
    await idsOf(client, sql`select id from list_views where "createdBy" = ${id} and roles = '{}'`),
  );
  await scope.change(user, iriOf(user.path, id), {
    username: `${formerUser} ${String(id)}`,
    name: formerUser,
    email: null,
    phone: null,
    position: null,
    department: null,
    customerDepartmentName: null,
    roles: [],
    userGroups: [],
    driver: null,
    emptiedOn: todayIn(companyZone, now),
  });
  await rowsOf(client, sql`delete from history where path = ${user.path} and record_id = ${id}`);
  await rowsOf(client, sql`delete from news_reads where user_id = ${id}`);
  await rowsOf(client, sql`delete from public_links where iri = ${iriOf(user.path, id)}`);
  if (account.username) await renameDoer(client, account.username, formerUser);
}
