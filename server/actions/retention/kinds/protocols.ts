import { sql } from 'drizzle-orm';
import { among, rowsOf } from '../../../storage/sql.ts';
import { keepCounted } from '../../statistics/countDays.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetProtocols } from '../forgetProtocols.ts';
import { isContractHeld } from '../holds.ts';
import { joinRideDay, pickupDays, wasOver } from '../rideDay.ts';

/** Protocols go with everything in them, as long as no expense in them has to stay; what they counted for stays. */
export const protocols = defineRetention({
  kind: 'protocols',
  atOnce: 50,
  due: (before, today) => sql`
    select p.id, ended.day, hold.held
    from protocols p join contracts c on c.id = p.contract
      ${joinRideDay}
      cross join lateral (select ${isContractHeld(sql`c.id`, today)} as held) hold
    where ${wasOver(before)}
      and (hold.held or not exists (select from protocol_expenses e where e.protocol = p.id))`,
  async remove(scope, ids) {
    const { client } = scope;
    const those = among(ids);
    await keepCounted(client, await pickupDays(scope, sql`select contract from protocols where id = ${those}`));
    await rowsOf(
      client,
      sql`update contracts of set "endedOn" = ended.day from protocols p join contracts c on c.id = p.contract
            ${joinRideDay}
          where p.id = ${those} and of.id = c.id and ended.day > c.bringdatum`,
    );
    await forgetProtocols(scope, ids);
  },
});
