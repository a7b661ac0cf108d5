import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/**
 * When the ride of a contract `c` with a protocol `p` was over: the day of the delivery or of the storno, which counts
 * where it came later than planned.
 */
export const rideDay = sql`greatest(c.bringdatum, c."endedOn", p."deliveryDateRaw",
  case when c."isStorniert" then (c.stornierung at time zone 'Europe/Berlin')::date end,
  (select max(((step ->> 'date')::timestamptz at time zone 'Europe/Berlin')::date)
     from jsonb_array_elements(p."statusArray") step where step ->> 'status' = '3'))`;

/** Joins the day on which the ride was over, as `ended.day`. */
export const joinRideDay = sql`cross join lateral (select ${rideDay} as day) ended`;

/** The ride with a protocol was over before that day; the index of protocols knows only the planned one. */
export const wasOver = (before: CalendarDay): SQL =>
  sql`(p."deliveryDateRaw" < ${before} or p."deliveryDateRaw" is null) and ended.day < ${before}`;

/** The days on which the statistics count these contracts. */
export async function pickupDays({ client }: Scope, contracts: SQL): Promise<readonly string[]> {
  const rows = await rowsOf<{ day: string }>(
    client,
    sql`select distinct datum::text as day from contracts where id in (${contracts}) and datum is not null`,
  );
  return rows.map((it) => it.day);
}
