import { sql } from 'drizzle-orm';
import { among } from '../../../storage/sql.ts';
import { defineRetention } from '../defineRetention.ts';
import { forgetEntries } from '../forgetEntries.ts';
import { isHeld } from '../holds.ts';

/** The last day on which something was credited under an agreement, or driven for it; else the day it was made. */
const lastUsed = sql`greatest(it."agreedOn",
  (select max(d."invoiceDate") from invoices d
    where d.driver = it.driver and d.type = 'Gutschrift' and (it."endsOn" is null or d."invoiceDate" < it."endsOn")),
  (select max(c.bringdatum) from contracts c
    where c.driver = it.driver and not c."testContract" and (it."endsOn" is null or c.bringdatum < it."endsOn")))`;

/** An agreement to self-billing goes with its paper once the credit notes that rest on it have had their time. */
export const creditAgreements = defineRetention({
  kind: 'creditAgreements',
  due: (before, today) => sql`
    select it.id, used.day, ${isHeld({ driver: sql`it.driver` }, today)} as held
    from credit_agreements it cross join lateral (select ${lastUsed} as day) used
    where it."agreedOn" < ${before} and used.day < ${before}`,
  of: ({ drivers }) => sql`select id from credit_agreements where driver = ${among(drivers)}`,
  remove: (scope, ids) => forgetEntries(scope, 'credit_agreements', ids),
});
