import { sql, type SQL } from 'drizzle-orm';

/** Whether a driver has an agreement to credit notes today; the same as `agreementOn`, as SQL. */
export const agreementHolds = (driver: SQL): SQL => sql`exists (select from credit_agreements agreed
  where agreed.driver = ${driver} and agreed."agreedOn" <= (now() at time zone 'Europe/Berlin')::date
    and (agreed."endsOn" is null or agreed."endsOn" > (now() at time zone 'Europe/Berlin')::date))`;

/** Whether the company, as its record of today says, only asks about credit notes without an agreement. */
export const asksWithoutAgreement = sql`coalesce((select "asksWithoutAgreement" from companies
  where "validFrom" <= (now() at time zone 'Europe/Berlin')::date order by "validFrom" desc limit 1), false)`;
