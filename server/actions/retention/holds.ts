import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';

/** What a hold may stand on, as columns of the query that asks. */
export type Touched = {
  readonly customer?: SQL;
  readonly driver?: SQL;
  readonly contract?: SQL;
  readonly invoice?: SQL;
  /** The year of a document, whose tax period may be open. */
  readonly year?: SQL;
};

/** Whether a hold stops a deletion that touches these records today. */
export function isHeld(touched: Touched, today: CalendarDay): SQL {
  const { year, ...records } = touched;
  const on = [
    ...Object.entries(records).map(([field, column]) => sql`h.${sql.raw(`"${field}"`)} = ${column}`),
    ...(year ? [sql`h."taxYear" = ${year}`] : []),
  ];
  return sql`exists (select from retention_holds h where (h.until is null or h.until >= ${today}) and (${sql.join(on, sql` or `)}))`;
}
