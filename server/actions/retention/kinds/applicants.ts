import { sql } from 'drizzle-orm';
import { driver } from '../../../../src/domain/driver/driver.ts';
import { driverDocument } from '../../../../src/domain/driver/driverDocument.ts';
import { iriOf } from '../../../../src/domain/define/resource.ts';
import { user } from '../../../../src/domain/user/user.ts';
import { idsOf, rowsOf } from '../../../storage/sql.ts';
import type { Scope } from '../../../write/behaviour.ts';
import { defineRetention } from '../defineRetention.ts';
import { among, forgetHolds } from '../forgetRecords.ts';
import { isHeld } from '../holds.ts';

/** Who was neither approved nor active and of whom nobody heard any more goes with account and papers. */
export const applicants = defineRetention({
  kind: 'applicants',
  atOnce: 1,
  due: (before, today) => sql`
    select it.id, it."updatedAt"::date as day, ${isHeld({ driver: sql`it.id` }, today)} as held
    from drivers it
    where not it.approved and not it.active and it."updatedAt" < ${before}
      and not exists (select from driver_documents d where d.driver = it.id and d."updatedAt" >= ${before})
      and not exists (select from contracts c where c.driver = it.id)
      and not exists (select from invoices d where d.driver = it.id)
      and not exists (select from billings d where d.driver = it.id)
      and not exists (select from drivers d where d.fahrervon = it.id)`,
  async remove(scope, ids) {
    for (const id of ids) await removeApplicant(scope, id);
  },
});

async function removeApplicant(scope: Scope, id: number): Promise<void> {
  const { client } = scope;
  const papers = await idsOf(client, sql`select id from driver_documents where driver = ${id}`);
  const accounts = await idsOf(
    client,
    sql`select id from users where driver = ${id} union select "user" from drivers where id = ${id} and "user" is not null`,
  );
  for (const it of papers) await scope.remove(driverDocument, iriOf(driverDocument.path, it));
  await rowsOf(client, sql`delete from driver_absences where driver = ${id}`);
  await rowsOf(client, sql`delete from applications where driver = ${id}`);
  await rowsOf(client, sql`delete from notifications where "user" = ${among(accounts)}`);
  await client.query('set constraints all deferred');
  await forgetHolds(scope, driver.path, [id]);
  await scope.remove(driver, iriOf(driver.path, id));
  for (const it of accounts) await scope.remove(user, iriOf(user.path, it));
  await rowsOf(
    client,
    sql`delete from history where (path = 'drivers' and record_id = ${id})
          or (path = 'driver_documents' and record_id = ${among(papers)})
          or (path = 'users' and record_id = ${among(accounts)})`,
  );
}
