import { sql } from 'drizzle-orm';
import { driver } from '../../../src/domain/driver/driver.ts';
import { formerDriver } from '../../../src/domain/driver/formerDriver.ts';
import type { ChangesOf } from '../../../src/domain/define/row.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { emptyRecord } from '../../storage/rows.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { emptyAccount } from './emptyAccount.ts';
import { accountsOf, forgetDriver, forgetUser, forgetWhatIsHis } from './forgetDriver.ts';
import { forgetRecipients } from './forgetRecipients.ts';
import { forgetHolds } from './forgetRecords.ts';
import { isNamed } from './namedBy.ts';

/** What old rides are counted by, and the books go by; none of it tells who he was. */
const stays: readonly string[] = ['gruppe', 'fahrervon', 'approved', 'creditorAccount', 'registration'];

/** Nothing of a driver stays: old rides name him by his number, and where nothing names him he is deleted. */
export async function emptyDriver(scope: Scope, id: number): Promise<void> {
  const { client, now } = scope;
  const before = await scope.look(driver, iriOf(driver.path, id));
  if (!before) return;
  const accounts = await accountsOf(scope, id);
  await forgetWhatIsHis(scope, id);
  await forgetHolds(scope, driver.path, [id]);
  for (const account of accounts) await emptyAccount(scope, account);
  const emails = [before.email, before.fax, before.creditEmail].flatMap((it) => it?.toLowerCase() ?? []);
  await forgetRecipients(scope, emails, `${formerDriver} ${String(id)}`);
  if (!(await isNamed(client, driver.path, id))) return forgetDriver(scope, id);
  // What he told when he registered is fixed for everybody else.
  await rowsOf(client, sql`update drivers set registration = '{}' where id = ${id}`);
  const nothing = Object.entries(emptyRecord(resourceOf(driver))).filter(([field]) => !stays.includes(field));
  await scope.change(driver, iriOf(driver.path, id), {
    ...(Object.fromEntries(nothing) as ChangesOf<typeof driver>),
    kuerzel: `${formerDriver} ${String(id)}`,
    active: false,
    emptiedOn: todayIn(companyZone, now),
  });
  // By which group a ride counts is read from the history of its driver.
  await rowsOf(
    client,
    sql`delete from history where path = ${driver.path} and record_id = ${id} and field <> 'gruppe'`,
  );
  for (const account of accounts) await forgetUser(scope, account);
}
