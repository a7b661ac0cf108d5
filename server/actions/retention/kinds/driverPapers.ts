import { sql } from 'drizzle-orm';
import { driver } from '../../../../src/domain/driver/driver.ts';
import { driverDocument } from '../../../../src/domain/driver/driverDocument.ts';
import { guardedTypes } from '../../../../src/domain/driver/guardedPaper.ts';
import { iriOf } from '../../../../src/domain/define/resource.ts';
import { among, idsOf } from '../../../storage/sql.ts';
import { countPapers } from '../../drivers/documents.ts';
import { defineRetention } from '../defineRetention.ts';
import { endOfCooperation } from '../endOfCooperation.ts';
import { forgetRecords } from '../forgetRecords.ts';
import { isHeld } from '../holds.ts';

/**
 * A copy that nobody has checked goes on the last day of its period; one whose check could not take it along, because a
 * hold stood on the driver, as soon as the hold has ended. What was checked stays.
 */
export const licenceCopies = defineRetention({
  kind: 'licenceCopies',
  due: (before, today) => sql`
    select it.id, i.uploaded_at::date as day, ${isHeld({ driver: sql`it.driver` }, today)} as held
    from driver_documents it join images i on i.id = it.file
    where it.type = any(${sql.param([...guardedTypes])}::text[])
      and (i.uploaded_at::date <= ${before} or it."checkedAt" is not null)`,
  of: ({ drivers }) => sql`select id from driver_documents where driver = ${among(drivers)}`,
  async remove(scope, ids) {
    for (const id of ids) await scope.change(driverDocument, iriOf(driverDocument.path, id), { file: null });
  },
});

/** What else a driver has handed in goes after the end of the cooperation; the check of his licence stays with him. */
export const driverPapers = defineRetention({
  kind: 'driverPapers',
  due: (before, today) => sql`
    select it.id, ended.day, ${isHeld({ driver: sql`it.driver` }, today)} as held
    from driver_documents it join drivers owner on owner.id = it.driver
      cross join lateral (select ${endOfCooperation('owner')} as day) ended
    where not owner.active and it.type <> 'driversLicense' and ended.day < ${before}`,
  of: ({ drivers }) => sql`select id from driver_documents where driver = ${among(drivers)}`,
  async remove(scope, ids) {
    const owners = await idsOf(
      scope.client,
      sql`select distinct driver as id from driver_documents where id = ${among(ids)}`,
    );
    await forgetRecords(scope, driverDocument.path, ids);
    for (const id of owners) await countPapers(scope, iriOf(driver.path, id));
  },
});
