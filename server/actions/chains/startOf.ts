import { sql } from 'drizzle-orm';
import { findChains } from '../../../src/domain/chain/chainCalls.ts';
import type { FreeAt } from '../../../src/domain/chain/chain.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { estimatedRoute } from '../../../src/domain/km/estimate.ts';
import type { Place, Point } from '../../../src/domain/km/place.ts';
import type { CalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, timeIn, todayIn } from '../../../src/domain/time/zone.ts';
import { isFound, locate } from '../../routing/locate.ts';
import { NotFound } from '../../storage/refusals.ts';
import { rowsOf, type Queryable } from '../../storage/sql.ts';
import { rideColumns, type RideRow } from '../contracts/rideRow.ts';
import type { ChainQuestion } from './question.ts';
import { minuteOf, momentOf, type Minute } from '../../../src/domain/time/wallClock.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(findChains);

/** From where and when is searched, for whom, and where he has to be afterwards. */
export type ChainStart = {
  readonly free: FreeAt;
  readonly place: Place;
  readonly driver: number | null;
  readonly home: Point | null;
  readonly bundle: { readonly iri: string; readonly name: string } | null;
  /** The next ride the driver has already. */
  readonly next: { readonly auftragsnummer: string; readonly at: Minute; readonly point: Point | null } | null;
};

type DatedRide = RideRow & { readonly datum: CalendarDay };
type RideBehind = DatedRide & { readonly bundleId: number | null; readonly bundle: string | null };
const usualStart = '08:00';

/** Where and when somebody is free, as asked or as his rides say. */
export async function startOf(to: Queryable, asked: ChainQuestion, now: Date): Promise<ChainStart> {
  const after = asked.after === undefined ? undefined : await rideBehind(to, asked.after);
  const driver = asked.driver ?? after?.driver ?? null;
  const person = driver === null ? undefined : await personBehind(to, driver);
  const last: DatedRide | undefined = after ?? (driver === null ? undefined : await lastRideOf(to, driver, now));
  const place = asked.place ?? (last ? { plz: last.deliveryPlz, ort: last.deliveryOrt } : (person ?? {}));
  const point = locate(place);
  if (!isFound(point)) throw wrong('place', point.reason);
  const present = minuteOf(todayIn(companyZone, now), timeIn(companyZone, now));
  const moment = asked.at ?? (last ? endOf(last) : present);
  const home = person ? locate(person) : undefined;
  return {
    free: { point, moment },
    place,
    driver,
    home: home && isFound(home) ? home : null,
    bundle: after?.bundleId && after.bundle ? { iri: iriOf('bundles', after.bundleId), name: after.bundle } : null,
    next: driver === null ? null : await nextRideOf(to, driver, moment),
  };
}

async function rideBehind(to: Queryable, id: number): Promise<RideBehind> {
  const [row] = await rowsOf<RideBehind>(
    to,
    sql`select ${rideColumns}, b.id as "bundleId", b.bundle from contracts left join bundles b on b.id = contracts.bundles[1] where contracts.id = ${id}`,
  );
  if (!row) throw new NotFound();
  if (!row.datum) throw wrong('after', `Auftrag ${row.auftragsnummer} hat keinen Abholtag.`);
  return row;
}

async function personBehind(to: Queryable, id: number): Promise<Place> {
  const [row] = await rowsOf<{ plz: string | null; ort: string | null }>(
    to,
    sql`select plz, ort from drivers where id = ${id}`,
  );
  if (!row) throw new NotFound();
  return row;
}

/** What he drives last from today on. */
async function lastRideOf(to: Queryable, driver: number, now: Date): Promise<DatedRide | undefined> {
  const [row] = await rowsOf<DatedRide>(
    to,
    sql`select ${rideColumns} from contracts
        where driver = ${driver} and datum >= ${todayIn(companyZone, now)} and not "isStorniert"
        order by datum desc, "pickupTimeFrom" desc nulls last, id desc limit 1`,
  );
  return row;
}

async function nextRideOf(to: Queryable, driver: number, after: Minute): Promise<ChainStart['next']> {
  const { day, time } = momentOf(after);
  const [row] = await rowsOf<DatedRide>(
    to,
    sql`select ${rideColumns} from contracts
        where driver = ${driver} and not "isStorniert" and (datum > ${day} or datum = ${day} and "pickupTimeFrom" >= ${time})
        order by datum, "pickupTimeFrom" nulls last, id limit 1`,
  );
  if (!row) return null;
  const point = locate({ plz: row.pickupPlz, ort: row.pickupOrt });
  return {
    auftragsnummer: row.auftragsnummer,
    at: minuteOf(row.datum, row.pickupTimeFrom ?? usualStart),
    point: isFound(point) ? point : null,
  };
}

/** When the vehicle of a ride is handed over at the latest. */
function endOf(row: DatedRide): Minute {
  const time = row.deliveryTimeTo ?? row.deliveryTimeFrom;
  if (time !== null) return minuteOf(row.bringdatum ?? row.datum, time);
  const [pickup, delivery] = [
    locate({ plz: row.pickupPlz, ort: row.pickupOrt }),
    locate({ plz: row.deliveryPlz, ort: row.deliveryOrt }),
  ];
  const drive =
    row.googleFahrzeit ??
    (isFound(pickup) && isFound(delivery) ? Math.round(estimatedRoute([pickup, delivery]).durationSec / 60) : 0);
  const begun = minuteOf(row.datum, row.pickupTimeFrom ?? usualStart) + drive;
  return Math.max(
    begun,
    row.bringdatum === null ? 0 : minuteOf(row.bringdatum, row.bringdatum > row.datum ? usualStart : '00:00'),
  );
}
