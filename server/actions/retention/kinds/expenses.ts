import { sql } from 'drizzle-orm';
import { among } from '../../../storage/sql.ts';
import { keepCounted } from '../../statistics/countDays.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetEntries } from '../forgetEntries.ts';
import { isContractHeld } from '../holds.ts';
import { joinRideDay, pickupDays, wasOver } from '../rideDay.ts';

/** What was laid out goes with its receipt, unless a document still stands on its contract. */
export const expenses = defineRetention({
  kind: 'expenses',
  due: (before, today) => sql`
    select it.id, ended.day, ${isContractHeld(sql`c.id`, today)} as held
    from protocol_expenses it join protocols p on p.id = it.protocol join contracts c on c.id = p.contract
      ${joinRideDay}
    where ${wasOver(before)}
      and not exists (select from invoice_entries e where e.contract = c.id)`,
  async remove(scope, ids) {
    const contracts = sql`select p.contract from protocol_expenses it join protocols p on p.id = it.protocol where it.id = ${among(ids)}`;
    await keepCounted(scope.client, await pickupDays(scope, contracts));
    await forgetEntries(scope, 'protocol_expenses', ids);
  },
});
