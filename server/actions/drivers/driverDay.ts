import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import type { Role } from '../../../src/domain/access/roles.ts';
import { tagsOf } from '../../../src/domain/contract/tags.ts';
import { chainOf } from '../../../src/domain/driver/driverChain.ts';
import { absenceText, isAwayOn, type Absence } from '../../../src/domain/driver/absence.ts';
import { driverDay as declared, type DayTrip } from '../../../src/domain/driver/driverDayCall.ts';
import { occupationOf } from '../../../src/domain/preflight/occupation.ts';
import { protocolStatus } from '../../../src/domain/protocol/badge.ts';
import { addDays, type CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { minuteOf } from '../../../src/domain/time/wallClock.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { estimatedWays } from '../contracts/preflightFacts.ts';
import { rideColumns, rideOf, type RideRow } from '../contracts/rideRow.ts';
import { answer } from '../handler.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(declared);
const maxDays = 7;
/** More would be no picture any more; nobody has so many in a week. */
const maxTrips = 10_000;

type Span = { readonly from: CalendarDay; readonly days: number };
type TripRow = RideRow & Tagged & { licensePlate: string | null; googleKm: number | null; processState: string | null };
type Tagged = Pick<
  Parameters<typeof tagsOf>[0],
  | 'isStorniert'
  | 'flexContract'
  | 'verzoegert'
  | 'neumerker'
  | 'auftragbestaetigt'
  | 'leerfahrt'
  | 'abafahrt'
  | 'abcfahrt'
  | 'vwstationsfahrt'
>;
type DriverRow = {
  id: number;
  code: string;
  name: string;
  plz: string | null;
  ort: string | null;
  region: string | null;
};

/** The drivers of some days with what each of them does, in four short statements. */
export const driverDay = answer(declared, {
  read({ from, days = 1 }): Span {
    const count = Number(days);
    if (typeof from !== 'string' || Number.isNaN(Date.parse(from)) || !/^\d{4}-\d\d-\d\d$/.test(from))
      throw wrong('from', 'Bitte einen Tag angeben.');
    if (!Number.isInteger(count) || count < 1 || count > maxDays)
      throw wrong('days', `Bitte 1 bis ${String(maxDays)} Tage angeben.`);
    return { from, days: count };
  },
  async work({ database: { pool }, actor: { roles } }, span) {
    const last = addDays(span.from, span.days - 1);
    const [rows, absences, locks] = await Promise.all([
      tripsOf(pool, span.from, last),
      rowsOf<Absence & { driver: number; reason: string | null }>(
        pool,
        sql`select driver, "from", until, reason from driver_absences where until >= ${span.from} and "from" <= ${last}`,
      ),
      rowsOf<{ datum: string }>(
        pool,
        sql`select datum from disposition_locks where active and datum between ${span.from} and ${last} order by datum`,
      ),
    ]);
    const shown = rows.slice(0, maxTrips);
    const drivers = await driversOf(
      pool,
      shown.flatMap((it) => it.driver ?? []),
    );
    const { trips, legs } = chained(shown, { drivers, absences, span, roles });
    return {
      ...span,
      drivers: drivers.map(({ id, code, name, ort, region }) => ({
        iri: iriOf('drivers', id),
        code,
        name,
        town: ort ?? '',
        region,
      })),
      trips,
      legs,
      absences: absences.map((it) => ({ ...it, driver: iriOf('drivers', it.driver) })),
      lockDays: locks.map((it) => it.datum),
      isCutOff: rows.length > maxTrips,
    };
  },
});

/** The rides of these days, and those of the night before that reach into them; cancelled ones only with a driver. */
function tripsOf(to: Queryable, from: CalendarDay, last: CalendarDay): Promise<TripRow[]> {
  return rowsOf<TripRow>(
    to,
    sql`select ${rideColumns}, "licensePlate", "googleKm"::float8 as "googleKm", "isStorniert", "flexContract", verzoegert, neumerker,
          auftragbestaetigt, leerfahrt, abafahrt, abcfahrt, vwstationsfahrt,
          (select "processState" from protocols where protocols.id = contracts.protocol) as "processState"
        from contracts
        where datum between ${addDays(from, -1)} and ${last} and (datum >= ${from} or bringdatum >= ${from})
          and not "testContract" and (driver is not null or not "isStorniert")
        order by datum, "pickupTimeFrom", id limit ${maxTrips + 1}`,
  );
}

/** Whoever can be sent, and whoever is although he is not active any more. */
function driversOf(to: Queryable, busy: readonly number[]): Promise<DriverRow[]> {
  return rowsOf<DriverRow>(
    to,
    sql`select id, coalesce(nullif(kuerzel, ''), nachname) as code, concat_ws(' ', vorname, nachname) as name, plz, ort, fahrerregion as region
        from drivers where active or id = any(${sql.param([...new Set(busy)])}::bigint[]) order by code, id`,
  );
}

type Around = {
  readonly drivers: readonly DriverRow[];
  readonly absences: readonly (Absence & { driver: number })[];
  readonly span: Span;
  readonly roles: readonly Role[];
};

function chained(rows: readonly TripRow[], { drivers, absences, span, roles }: Around) {
  const base = minuteOf(span.from);
  const { travelTime } = estimatedWays();
  const rides = new Map(rows.map((row) => [row, rideOf(row)]));
  const byDriver = Map.groupBy(rows, (it) => it.driver);
  const away = Map.groupBy(absences, (it) => it.driver);
  const chains = drivers.map(({ id, name, plz, ort }) => {
    const own = (byDriver.get(id) ?? []).filter((it) => !it.isStorniert).flatMap((it) => rides.get(it) ?? []);
    return { id, name, ...chainOf(own, { home: { plz, ort }, travelTime }) };
  });
  const chainBy = new Map(chains.map((it) => [it.id, it]));
  const trips = rows.flatMap((row): readonly DayTrip[] => {
    const ride = rides.get(row);
    const time = ride && occupationOf(ride);
    if (!ride || (time && time.until <= base && row.datum !== span.from)) return [];
    const driver = row.driver === null ? null : iriOf('drivers', row.driver);
    const chain = row.driver === null ? undefined : chainBy.get(row.driver);
    const absence = row.isStorniert
      ? undefined
      : away.get(row.driver ?? 0)?.find((it) => isAwayOn(row.datum ?? '', it));
    return [
      {
        iri: ride.iri,
        number: row.auftragsnummer,
        driver,
        start: time ? time.from - base : null,
        end: time ? time.until - base : null,
        from: row.pickupOrt ?? '',
        to: row.deliveryOrt ?? '',
        plate: row.licensePlate,
        km: row.googleKm,
        minutes: row.googleFahrzeit,
        state: protocolStatus(row.processState),
        isCancelled: row.isStorniert === true,
        tags: tagsOf({ ...row, driver }, roles).map(({ key, text, label }) => ({ key, text, label })),
        conflict: absence
          ? { short: 'abwesend', text: absenceText(chain?.name ?? '', absence) }
          : (chain?.conflicts.get(ride.iri) ?? null),
      },
    ];
  });
  const legs = chains.flatMap(({ id, legs: own }) =>
    own.map((it) => ({ ...it, driver: iriOf('drivers', id), start: it.start - base, end: it.end - base })),
  );
  return { trips, legs };
}
