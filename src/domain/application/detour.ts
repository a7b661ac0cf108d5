import type { AnyRow } from '../define/row.ts';
import { formatMetres } from '../km/formatKm.ts';
import type { Place } from '../km/place.ts';
import type { Ride } from '../preflight/facts.ts';
import { occupationOf } from '../preflight/occupation.ts';
import { momentOf } from '../time/wallClock.ts';
import { isPerContract, wishFor, wishesIn } from './wish.ts';

/** So many kilometres a driver may have to come (R41). */
const allowedKm = 50;

/** How far a driver has to come, as his wish keeps it: with whether that is farther than is allowed (R41). */
export function detourFields(km: number) {
  return { additionalDistance: km, allowedAdditionalDistanceExceeded: km > allowedKm };
}

/** "800 m", "62,40 km": a detour as everybody reads it (document 2, section 9). */
export function detourText(km: number): string {
  return formatMetres(km * 1000);
}

/**
 * Where a driver comes from: the end of the last ride that he has done on the day of this one, else where he lives
 * (R41).
 */
export function placeBefore(
  ride: Ride,
  { rides, home }: { readonly rides: readonly Ride[]; readonly home: Place },
): Place {
  const own = occupationOf(ride);
  const done = rides.flatMap((it) => {
    const other = it.iri === ride.iri ? undefined : occupationOf(it);
    return other && own && other.until <= own.latest && momentOf(other.until).day === ride.datum ? [other] : [];
  });
  return done.toSorted((one, two) => two.until - one.until)[0]?.ride.delivery ?? home;
}

/** How far it is to the pickup of each ride that somebody wants in this order; null where a place is not known. */
export function detoursTo(
  wanted: readonly Ride[],
  driver: Parameters<typeof placeBefore>[1],
  roadKm: (from: Place, to: Place) => number | null,
): readonly (number | null)[] {
  return wanted.map((ride, at) =>
    roadKm(placeBefore(ride, { ...driver, rides: [...driver.rides, ...wanted.slice(0, at)] }), ride.pickup),
  );
}

/**
 * The wishes with a detour for each contract: the one that was said, else the one that was worked out; whether it is
 * too far always follows from it.
 */
export function withDetours(
  additionalData: unknown,
  known: ReadonlyMap<number, number | null>,
  isBundle: boolean,
): AnyRow {
  const data = wishesIn(additionalData);
  const told = (id: number, wish: AnyRow) => {
    const km = typeof wish['additionalDistance'] === 'number' ? wish['additionalDistance'] : known.get(id);
    return typeof km === 'number' ? { ...wish, ...detourFields(km) } : wish;
  };
  const ids = [...known.keys()];
  const isEach = isPerContract(data) || (isBundle && Object.keys(data).length === 0);
  if (!isEach) return ids[0] === undefined ? data : told(ids[0], data);
  const each = ids.map((id) => [String(id), told(id, wishFor(data, id))] as const);
  return { ...data, ...Object.fromEntries(each.filter(([, wish]) => Object.keys(wish).length > 0)) };
}
