import { sql } from 'drizzle-orm';
import { toCents } from '../../../src/domain/money/amount.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';

const largeCents = 80_000_000;

/** Whether the turnover of 2026 makes us write e-invoices a year earlier; null while nobody has said it. */
export async function hadLargeTurnover(to: Queryable, day: string): Promise<boolean | null> {
  const [row] = await rowsOf<{ turnover: string | null }>(
    to,
    sql`select "turnover2026"::text as turnover from companies where "validFrom" <= ${day} order by "validFrom" desc limit 1`,
  );
  return row?.turnover ? toCents(row.turnover) > largeCents : null;
}
