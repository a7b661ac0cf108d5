import { sql } from 'drizzle-orm';
import { defineRetention } from '../defineRetention.ts';
import { emptyDriver } from '../emptyDriver.ts';
import { endOfCooperation, lastRideOf } from '../endOfCooperation.ts';
import { isHeld } from '../holds.ts';

/**
 * A driver goes long after his last ride, who never had one after the end of the cooperation. Documents, papers that
 * have their time still, and those who drive for him keep him.
 */
export const drivers = defineRetention({
  kind: 'drivers',
  atOnce: 1,
  due: (before, today) => sql`
    select it.id, ended.day, ${isHeld({ driver: sql`it.id` }, today)}
      or exists (select from contracts c where c.driver = it.id and ${isHeld({ contract: sql`c.id` }, today)}) as held
    from drivers it
      cross join lateral (select ${lastRideOf('it')} as day) ride
      cross join lateral (select coalesce(ride.day, ${endOfCooperation('it')}) as day) ended
    where not it.active and it."emptiedOn" is null and (it.approved or ride.day is not null) and ended.day < ${before}
      and not exists (select from invoices d where d.driver = it.id)
      and not exists (select from billings d where d.driver = it.id)
      and not exists (select from driver_documents d where d.driver = it.id and d.type <> 'driversLicense')
      and not exists (select from drivers sub where sub.fahrervon = it.id and sub."emptiedOn" is null)`,
  of: ({ drivers: his }) => sql`select unnest(${sql.param([...his])}::bigint[]) as id`,
  // Whom neither a ride nor a document names has nothing that the law wants to be kept.
  onRequest: (today) => sql`
    select it.id, it."createdAt"::date as day, ${isHeld({ driver: sql`it.id` }, today)} as held
    from drivers it
    where not it.active and it.approved and it."emptiedOn" is null
      and not exists (select from contracts c where c.driver = it.id)
      and not exists (select from invoices d where d.driver = it.id)
      and not exists (select from billings d where d.driver = it.id)
      and not exists (select from drivers sub where sub.fahrervon = it.id and sub."emptiedOn" is null)`,
  remove: async (scope, [id]) => emptyDriver(scope, id ?? 0),
});
