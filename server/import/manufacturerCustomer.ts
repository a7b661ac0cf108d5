import { sql } from 'drizzle-orm';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

/** Whose manufacturer's files are where nobody says so: the customer that the company's record of this day names. */
export async function manufacturerCustomer(to: Queryable, now: Date): Promise<number | undefined> {
  const [company] = await rowsOf<{ customer: number | null }>(
    to,
    sql`select "manufacturerCustomer" as customer from companies where "validFrom" <= ${todayIn(companyZone, now)}
        order by "validFrom" desc limit 1`,
  );
  return company?.customer ?? undefined;
}
