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

type RideRow = {
  id: number;
  auftragsnummer: string;
  driver: number | null;
  datum: CalendarDay;
  bringdatum: CalendarDay | null;
  pickupTimeFrom: string | null;
  deliveryTimeFrom: string | null;
  deliveryTimeTo: string | null;
  googleFahrzeit: number | null;
  pickupPlz: string | null;
  pickupOrt: string | null;
  deliveryPlz: string | null;
  deliveryOrt: string | null;
  bundleId: number | null;
  bundle: string | null;
};
const rideColumns = sql`c.id, c.auftragsnummer, c.driver, c.datum, c.bringdatum, c."pickupTimeFrom", c."deliveryTimeFrom", c."deliveryTimeTo", c."googleFahrzeit",
  c."pickupLocation"->>'plz' as "pickupPlz", c."pickupLocation"->>'ort' as "pickupOrt", c."deliveryLocation"->>'plz' as "deliveryPlz", c."deliveryLocation"->>'ort' as "deliveryOrt"`;
const usualStart = '08:00';

/** Where and when somebody is free, as asked or as his rides say. */
export async function startOf(to: Queryable, asked: ChainQuestion, now: Date): Promise<ChainStart> {
  const after = asked.after === undefined ? undefined : await rideBehind(to, asked.after);
  const driver = asked.driver ?? after?.driver ?? null;
  const person = driver === null ? undefined : await personBehind(to, driver);
  const last = after ?? (driver === null ? undefined : await lastRideOf(to, driver, now));
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

async function rideBehind(to: Queryable, id: number): Promise<RideRow> {
  const [row] = await rowsOf<RideRow>(
    to,
    sql`select ${rideColumns}, b.id as "bundleId", b.bundle from contracts c left join bundles b on b.id = c.bundles[1] where c.id = ${id}`,
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
async function lastRideOf(to: Queryable, driver: number, now: Date): Promise<RideRow | undefined> {
  const [row] = await rowsOf<RideRow>(
    to,
    sql`select ${rideColumns}, null as "bundleId", null as bundle from contracts c
        where c.driver = ${driver} and c.datum >= ${todayIn(companyZone, now)} and not c."isStorniert"
        order by c.datum desc, c."pickupTimeFrom" desc nulls last, c.id desc limit 1`,
  );
  return row;
}

async function nextRideOf(to: Queryable, driver: number, after: Minute): Promise<ChainStart['next']> {
  const { day, time } = momentOf(after);
  const [row] = await rowsOf<RideRow>(
    to,
    sql`select ${rideColumns} from contracts c
        where c.driver = ${driver} and not c."isStorniert" and (c.datum > ${day} or c.datum = ${day} and c."pickupTimeFrom" >= ${time})
        order by c.datum, c."pickupTimeFrom" nulls last, c.id limit 1`,
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
function endOf(row: RideRow): Minute {
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
