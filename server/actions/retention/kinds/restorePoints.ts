import { sql } from 'drizzle-orm';
import { defineRetention } from '../defineRetention.ts';
import { forgetRestorePoints } from '../forgetRestorePoints.ts';
import { isContractHeld } from '../holds.ts';

/** Of each protocol the last restore point stays. */
export const restorePoints = defineRetention({
  kind: 'restorePoints',
  due: (before, today) => sql`
    select it.id, it.created_at::date as day, ${isContractHeld(sql`p.contract`, today)} as held
    from protocol_snapshots it join protocols p on p.id = it.protocol
    where it.created_at < ${before}
      and exists (select from protocol_snapshots later where later.protocol = it.protocol and later.counter > it.counter)`,
  remove: forgetRestorePoints,
});
