import { sql, type SQL } from 'drizzle-orm';
import { iriOf } from '../../../../src/domain/define/resource.ts';
import { jobCategories } from '../../../../src/domain/choices/jobCategories.ts';
import { driver } from '../../../../src/domain/driver/driver.ts';
import { groupOnDay } from '../../../storage/groupOnDay.ts';
import { among, rowsOf } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { endOfCooperation } from '../endOfCooperation.ts';
import { forgetRecords } from '../forgetRecords.ts';
import { isHeld } from '../holds.ts';

const employees = sql`${sql.param(jobCategories.items.filter((it) => it.vat === null).map((it) => it.id))}::bigint[]`;
/** Whether a driver was on the payroll that day: his group is kept with its date. */
const wasEmployed = (day: SQL) =>
  sql`${groupOnDay({ driver: sql`d.id`, group: sql`d.gruppe`, day })} = any(${employees})`;
const endOfMonth = (day: SQL) => sql`(date_trunc('month', ${day}) + interval '1 month - 1 day')::date`;

/**
 * What is kept of the time of employees beside the contracts and protocols that they drove for: the hours at which
 * their app said something, the reasons for giving them a ride in spite of their hours, and when they were away.
 * Absences have a negative number.
 */
export const employeeTimes = defineRetention({
  kind: 'employeeTimes',
  due: (before, today) => sql`
    select it.id, ${endOfMonth(sql`it.datum`)} as day, ${isHeld({ driver: sql`d.id`, contract: sql`it.id` }, today)} as held
    from contracts it join drivers d on d.id = it.driver
    where it.datum < ${before} and ${endOfMonth(sql`it.datum`)} < ${before} and ${wasEmployed(sql`it.datum`)}
      and (exists (select from protocols p where p.contract = it.id and p."additionalProperties" -> 'appEvents' -> 0 is not null)
        or exists (select from history h where h.path = 'contracts' and h.record_id = it.id and h.field = 'assignmentOverride'))
    union all
    select -it.id, ${endOfMonth(sql`it.until`)}, ${isHeld({ driver: sql`d.id` }, today)}
    from driver_absences it join drivers d on d.id = it.driver
    where ${endOfMonth(sql`it.until`)} < ${before} and ${wasEmployed(sql`it.until`)}`,
  of: ({ drivers }) => sql`
    select id from contracts where driver = ${among(drivers)}
    union all select -id from driver_absences where driver = ${among(drivers)}`,
  async remove(scope, ids) {
    const { client } = scope;
    const rides = among(ids.filter((it) => it > 0));
    await rowsOf(
      client,
      sql`update protocols set "additionalProperties" = jsonb_set("additionalProperties", '{appEvents}', '[]'), version = version + 1
          where contract = ${rides} and "additionalProperties" -> 'appEvents' -> 0 is not null`,
    );
    await rowsOf(
      client,
      sql`delete from history where (path = 'contracts' and record_id = ${rides} and field = 'assignmentOverride')
            or (path = 'protocols' and field = 'additionalProperties.appEvents'
              and record_id in (select id from protocols where contract = ${rides}))`,
    );
    await forgetRecords(
      scope,
      'driver_absences',
      ids.flatMap((it) => (it < 0 ? [-it] : [])),
    );
  },
});

/** Since when a driver is not employed any more: he left, or belongs to another group. */
const endOfEmployment = sql`case when not it.active then ${endOfCooperation('it')}
  when it.gruppe <> all(${employees}) then
    (select max(h.logged_at)::date from history h where h.path = 'drivers' and h.record_id = it.id and h.field = 'gruppe') end`;

/**
 * What an employee was paid: of the years gone by the wages that stand in his history, and the last one once he is no
 * longer employed. Lines of the history have a negative number.
 */
export const employeePay = defineRetention({
  kind: 'employeePay',
  due: (before, today) => sql`
    select -told.id as id, told.logged_at::date as day, ${isHeld({ driver: sql`told.record_id` }, today)} as held
    from history told where told.path = 'drivers' and told.field = 'hourlyWage' and told.logged_at < ${before}
      and told.record_id in (select id from drivers)
    union all
    select it.id, ended.day, ${isHeld({ driver: sql`it.id` }, today)}
    from drivers it cross join lateral (select ${endOfEmployment} as day) ended
    where it."hourlyWage" is not null and ended.day < ${before}`,
  of: ({ drivers }) => sql`
    select unnest(${sql.param([...drivers])}::bigint[]) as id
    union all select -id from history
    where path = 'drivers' and field = 'hourlyWage' and record_id = ${among(drivers)}`,
  async remove(scope, ids) {
    for (const id of ids.filter((it) => it > 0))
      await scope.change(driver, iriOf(driver.path, id), { hourlyWage: null });
    const lines = ids.flatMap((it) => (it < 0 ? [-it] : []));
    await rowsOf(
      scope.client,
      sql`delete from history where id = ${among(lines)}
            or (path = 'drivers' and field = 'hourlyWage' and record_id = ${among(ids.filter((it) => it > 0))})`,
    );
  },
});
