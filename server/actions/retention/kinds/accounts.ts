import { sql } from 'drizzle-orm';
import { defineRetention } from '../defineRetention.ts';
import { emptyAccount } from '../emptyAccount.ts';
import { switchedOffOn } from '../endOfCooperation.ts';
import { isHeld } from '../holds.ts';

/** Who was switched off long ago is a former user everywhere; the account of a driver goes with the driver. */
export const accounts = defineRetention({
  kind: 'accounts',
  atOnce: 1,
  due: (before, today) => sql`
    select it.id, off.day, ${isHeld({ customer: sql`it.customer` }, today)} as held
    from users it cross join lateral (select ${switchedOffOn('users', 'it')} as day) off
    where not it.active and it."emptiedOn" is null and off.day < ${before}
      and it.driver is null and not exists (select from drivers d where d."user" = it.id)`,
  of: ({ users }) => sql`select unnest(${sql.param([...users])}::bigint[]) as id`,
  remove: async (scope, [id]) => emptyAccount(scope, id ?? 0),
});
