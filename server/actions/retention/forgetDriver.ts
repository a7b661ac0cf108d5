import { sql } from 'drizzle-orm';
import { driver } from '../../../src/domain/driver/driver.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { user } from '../../../src/domain/user/user.ts';
import { forgetAccount } from '../../storage/accounts.ts';
import { forgetFiles } from '../../storage/guardedFiles.ts';
import { idsOf, name } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { emptyAccount } from './emptyAccount.ts';
import { forgetRecords } from './forgetRecords.ts';
import { isNamed } from './namedBy.ts';

/** What is kept for a driver alone: his papers with their files, his absences, applications and agreements. */
const ownRecords = ['driver_documents', 'driver_absences', 'applications', 'credit_agreements'] as const;

/** Takes a driver away with everything that is kept for him alone, his account included. */
export async function forgetDriver(scope: Scope, id: number): Promise<void> {
  const accounts = await accountsOf(scope, id);
  await forgetWhatIsHis(scope, id);
  await forgetRecords(scope, driver.path, [id]);
  for (const account of accounts) await forgetUser(scope, account);
}

/** What somebody did is told of a former user; his account goes, unless a record names it. */
export async function forgetUser(scope: Scope, id: number): Promise<void> {
  await emptyAccount(scope, id);
  await forgetAccount(scope.client, id);
  if (!(await isNamed(scope.client, user.path, id))) await forgetRecords(scope, user.path, [id]);
}

/** The accounts with which a driver signs in. */
export function accountsOf({ client }: Scope, id: number): Promise<number[]> {
  return idsOf(
    client,
    sql`select id from users where driver = ${id} union select "user" as id from drivers where id = ${id} and "user" is not null`,
  );
}

/** Papers, absences, applications, agreements, what was uploaded for him, and the mails to him. */
export async function forgetWhatIsHis(scope: Scope, id: number): Promise<void> {
  const { client, now } = scope;
  for (const path of ownRecords)
    await forgetRecords(scope, path, await idsOf(client, sql`select id from ${name(path)} where driver = ${id}`));
  const mails = sql`select id from mail_logs where "entityType" = 'Driver' and "entityId" = ${id}`;
  await forgetRecords(scope, 'mail_logs', await idsOf(client, mails));
  await forgetFiles(
    client,
    await idsOf(client, sql`select id from images where record = ${iriOf(driver.path, id)}`),
    now,
  );
}
