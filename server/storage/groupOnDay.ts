import { sql, type SQL } from 'drizzle-orm';

/**
 * The group that a driver belonged to on the day of a ride, as his history has it: what his first change of it after
 * that day found, otherwise today's. Who had none yet counts as what he became first.
 */
export function groupOnDay({ driver, group, day }: { driver: SQL; group: SQL; day: SQL }): SQL {
  return sql`coalesce((select substring(changed.previous #>> '{}' from '[0-9]+$')::bigint from history changed
    where changed.path = 'drivers' and changed.record_id = ${driver} and changed.field = 'gruppe'
      and changed.previous is not null and changed.logged_at >= ((${day} + 1)::timestamp at time zone 'Europe/Berlin')
    order by changed.id limit 1), ${group})`;
}

/** Drivers whose group was ever changed, and those who drive for them. */
export const driversOfChangedGroup = sql`(select own.id from drivers own join history changed
  on changed.path = 'drivers' and changed.record_id = coalesce(own.fahrervon, own.id) and changed.field = 'gruppe'
    and changed.previous is not null)`;
