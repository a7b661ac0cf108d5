import { sql, type SQL } from 'drizzle-orm';

/**
 * The day on which somebody was switched off for the last time, as his history has it; where it has nothing, the day on
 * which his record was changed last.
 */
export function switchedOffOn(path: 'drivers' | 'users', alias: string): SQL {
  return sql`coalesce((select max(off.logged_at) from history off where off.path = ${path}
    and off.record_id = ${sql.raw(alias)}.id and off.field = 'active' and off.data = 'false'), ${sql.raw(alias)}."updatedAt")::date`;
}

/** The last day on which a driver had something to do for the company, as far as his rides tell. */
export function lastRideOf(alias: string): SQL {
  return sql`(select max(coalesce(ride.bringdatum, ride.datum)) from contracts ride where ride.driver = ${sql.raw(alias)}.id)`;
}

/** The end of the cooperation with a driver who is not active any more: he was switched off, or drove later still. */
export function endOfCooperation(alias: string): SQL {
  return sql`greatest(${switchedOffOn('drivers', alias)}, ${lastRideOf(alias)})`;
}
