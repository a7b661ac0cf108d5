import { sql, type SQL } from 'drizzle-orm';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { undoSeconds } from '../../../src/domain/mail/heldForUndo.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { parkingMail, type ParkedRide } from '../../mail/parkingMails.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';

/** Announcements that wait, each with the day of the end of its ride that the parking place is. */
const waiting: SQL = sql`contract_avis a join contracts c on c.id = a.contract
  cross join lateral (select c."deliveryAddress" is not distinct from a."parkingSpace"
    or c."pickupAddress" is distinct from a."parkingSpace" as "isBrought") as stop
  cross join lateral (select case when "isBrought" then c.bringdatum else c.datum end as day) as plan
  where a."parkingSpaceNotificationScheduled" and a."parkingMail" is null and a."parkingSpaceMailAddress" is not null and a."parkingSpace" is not null
    and day is not null and not a."isStorniert"`;
/**
 * At 15:00 of the last working day before, by the company's clock; one that was noted after that, as soon as it cannot
 * be taken back any more (R45).
 */
const leavesAt: SQL = sql`greatest(
  (day - case extract(isodow from day) when 1 then 3 when 7 then 2 else 1 end + time '15:00') at time zone ${companyZone}::text,
  a."updatedAt" + make_interval(secs => ${undoSeconds}::float8))`;

type Row = ParkedRide & {
  readonly id: number;
  readonly parkingSpace: number;
  readonly recipient: string;
  readonly day: CalendarDay;
};

/**
 * Tells each parking place of the vehicles of the next working day at 15:00, one mail for a place and day (R45); what
 * is noted later leaves at once, what was slept through as soon as a server is there again, as long as the day lasts.
 */
export const parkingNotices = defineJob({
  name: 'avis.parkingNotices',
  title: 'Stellplatzinfo',
  due: sql`select min(${leavesAt}) from ${waiting}`,
  restMs: 1_000,
  retries: [30_000],
  async run({ scope }) {
    const mails = await scope(queueParkingMails);
    return { result: mails === 1 ? '1 Stellplatz informiert' : `${String(mails)} Stellplätze informiert` };
  },
});

/** Queues a mail for each place and day that is due; the vehicles count as announced once it has been taken. */
export async function queueParkingMails(scope: Scope): Promise<number> {
  const now = scope.now.toISOString();
  const rows = await rowsOf<Row>(
    scope.client,
    sql`select a.id, a."parkingSpace", a."parkingSpaceMailAddress" as recipient, day::text as day, "isBrought",
          case when "isBrought" then c."deliveryTimeFrom" else c."pickupTimeFrom" end as time,
          c."licensePlate", c.manufacturer, c."carModel", c."carFin", c.auftragsnummer as "orderNumber", a."additionalNote",
          (select concat_ws(' ', d.vorname, d.nachname) from drivers d where d.id = c.driver) as driver
        from ${waiting} and ${leavesAt} <= ${now}::timestamptz
        order by a.id for no key update of a`,
  );
  const today = todayIn(companyZone, scope.now);
  // What has happened is announced no more.
  for (const { id } of rows.filter((it) => it.day < today))
    await scope.change(contractAvis, iriOf('contract_avis', id), { parkingSpaceNotificationScheduled: false });
  const ahead = rows.filter((it) => it.day >= today);
  const groups = [...Map.groupBy(ahead, keyOf).values()];
  for (const rides of groups) {
    const [{ parkingSpace, recipient, day } = { parkingSpace: 0, recipient: '', day: '' }] = rides;
    const mail = await parkingMail(scope, { parkingSpace: iriOf('addresses', parkingSpace), recipient, day, rides });
    const id = await queueMail(scope, mail);
    for (const it of rides)
      await scope.change(contractAvis, iriOf('contract_avis', it.id), { parkingMail: id ?? null });
  }
  return groups.length;
}

function keyOf({ parkingSpace, recipient, day }: Row): string {
  return `${String(parkingSpace)} ${recipient.toLowerCase()} ${day}`;
}
