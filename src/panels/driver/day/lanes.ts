import type { DriverDay } from '../../../api/calls/driverDay.ts';
import type { DayDriver, DayLeg, DayTrip } from '../../../domain/driver/driverDayCall.ts';
import { minutesPerDay } from '../../../domain/time/clock.ts';
import { minuteOf } from '../../../domain/time/wallClock.ts';

/** A ride with its place on the time line. */
export type Bar = {
  readonly trip: DayTrip;
  readonly start: number;
  readonly end: number;
  /** Rides at one time share the height of their lane, so that none is hidden: which part it has, of how many. */
  readonly level: number;
  readonly levels: number;
};
/** Days on which a driver is away, as minutes of the time line. */
export type Away = { readonly start: number; readonly end: number; readonly reason: string | null };
/** One driver with all he does; without driver the rides that nobody has, packed into as few lines as they need. */
export type Lane = {
  readonly key: string;
  readonly driver: DayDriver | null;
  readonly bars: readonly Bar[];
  readonly legs: readonly DayLeg[];
  readonly away: readonly Away[];
  readonly minutes: number;
  readonly km: number;
};

/** A ride without hours stands where the working day begins, and says so. */
const withoutTime = { start: 8 * 60, length: 120 };
const shortest = 45;
/** Two rides without driver stand in one line only with so much between them. */
const apart = 15;
export const freeLaneKey = 'free';

/** The lanes of the drivers, of one region or all: whoever drives first, then who is away, then who is free. */
export function driverLanes(day: DriverDay, region: string | null): readonly Lane[] {
  const trips = Map.groupBy(day.trips, (it) => it.driver);
  const legs = Map.groupBy(day.legs, (it) => it.driver);
  const absences = Map.groupBy(day.absences, (it) => it.driver);
  const midnight = minuteOf(day.from);
  return day.drivers
    .filter((it) => region === null || it.region === region)
    .map((driver) => {
      const own = trips.get(driver.iri) ?? [];
      const driven = own.filter((it) => !it.isCancelled);
      return {
        key: driver.iri,
        driver,
        bars: levelled(own.map(placed).toSorted((one, other) => one.start - other.start)),
        legs: legs.get(driver.iri) ?? [],
        away: (absences.get(driver.iri) ?? []).map(({ from, until, reason }) => ({
          start: minuteOf(from) - midnight,
          end: minuteOf(until) - midnight + minutesPerDay,
          reason: reason ?? null,
        })),
        minutes: driven.reduce((sum, it) => sum + (it.minutes ?? 0), 0),
        km: driven.reduce((sum, it) => sum + (it.km ?? 0), 0),
      };
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ bars, away }: Lane): number {
  if (bars.length > 0) return 0;
  return away.length > 0 ? 1 : 2;
}

/** The rides that nobody drives yet, line by line. */
export function freeLanes(day: DriverDay): readonly Lane[] {
  const bars = day.trips
    .filter((it) => it.driver === null)
    .map(placed)
    .toSorted((one, other) => one.start - other.start);
  const lines: Bar[][] = [];
  for (const bar of bars) {
    const line = lines.find((it) => (it.at(-1)?.end ?? 0) + apart <= bar.start);
    if (line) line.push(bar);
    else lines.push([bar]);
  }
  return lines.map((line, at) => ({
    key: `${freeLaneKey} ${String(at)}`,
    driver: null,
    bars: line,
    legs: [],
    away: [],
    minutes: 0,
    km: 0,
  }));
}

/** Which hours are shown: the working day, and whatever of the day is driven before or after it; a night is cut off. */
export function shownMinutes(day: DriverDay): { readonly first: number; readonly last: number } {
  if (day.days > 1) return { first: 0, last: day.days * minutesPerDay };
  const bars = day.trips.map(placed);
  const hour = 60;
  const begun = bars.flatMap(({ start }) => (start >= 0 ? [Math.floor(start / hour) * hour] : []));
  const ended = bars.flatMap(({ end }) => (end <= minutesPerDay ? [Math.ceil(end / hour) * hour] : []));
  return { first: Math.min(5 * hour, ...begun), last: Math.max(22 * hour, ...ended) };
}

function placed(trip: DayTrip): Bar {
  const start = trip.start ?? withoutTime.start;
  const end = trip.end ?? start + withoutTime.length;
  return { trip, start, end: Math.max(end, start + shortest), level: 0, levels: 1 };
}

/** Puts rides that run at the same time below each other; those of one crossing are equally high. */
function levelled(bars: readonly Bar[]): readonly Bar[] {
  const crossings: Bar[][] = [];
  for (const bar of bars) {
    const last = crossings.at(-1);
    if (last?.some((it) => it.end > bar.start)) last.push(bar);
    else crossings.push([bar]);
  }
  return crossings.flatMap((crossing) => {
    const ends: number[] = [];
    const placed = crossing.map((bar) => {
      const free = ends.findIndex((it) => it <= bar.start);
      const level = free >= 0 ? free : ends.length;
      ends[level] = bar.end;
      return { ...bar, level };
    });
    return placed.map((it) => ({ ...it, levels: ends.length }));
  });
}
