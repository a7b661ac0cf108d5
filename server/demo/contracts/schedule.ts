import { dayText, wallClock, workingDaysBetween, yearOf, type Day } from '../days.ts';
import { at } from '../random.ts';
import type { CrewMember } from '../world/crew.ts';
import { Dispatcher } from './assign.ts';
import type { Calendar } from './calendar.ts';
import { aheadOfShortBundle, planDay } from './plan.ts';
import type { Ride } from './ride.ts';
import { isFiled, type FiledContract } from '../imports/filePlan.ts';
import type { DrivenRide } from '../money/documentPlan.ts';
import { billedUntil } from '../money/periods.ts';

/** A planned ride with the numbers it has for good. */
export type ScheduledContract = Ride & {
  readonly id: number;
  readonly auftragsnummer: string;
  readonly driver: CrewMember | null;
  readonly bundle: number | null;
};

/**
 * What is known of all contracts before the first is written: driver and number of each, in the order in which they
 * came in.
 */
export type Schedule = {
  contractsOf(day: Day): ScheduledContract[];
  /** How many bundles there are. */
  readonly bundles: number;
  /** Last running number of each year, for the counters. */
  readonly lastNumbers: ReadonlyMap<number, number>;
  readonly total: number;
  /** What was delivered so long ago that documents may be made of it. */
  readonly driven: readonly DrivenRide[];
  /** What came in with files of manufacturers, in no order. */
  readonly filed: readonly FiledContract[];
};

const highestOffset = 999_999;
/** So many days back files are kept. */
const filedSince = 400;

/** Plans every day once to give drivers and numbers; a day's contracts are planned again when they are asked for. */
export function scheduleFor(calendar: Calendar, crew: readonly CrewMember[], now: number): Schedule {
  const dispatcher = new Dispatcher(crew, calendar.today);
  const wanted = new Map<Day, number>();
  const drivers = new Map<Day, Int32Array>();
  const firstOf = new Map<Day, number>();
  const rolledIn = new Map<Day, number>();
  const received: number[] = [];
  const bundleTours: number[] = [];
  const filedPlaces: (Omit<FiledContract, 'id'> & { place: number })[] = [];
  const over: (Omit<DrivenRide, 'id' | 'driver'> & { place: number; driver: number })[] = [];
  for (let day = calendar.first; day <= calendar.last; day += 1) {
    const room = Math.max(0, calendar.quota(day) - (rolledIn.get(day) ?? 0));
    const missed = calendar.quota(day) - (rolledIn.get(day) ?? 0) - room;
    if (missed < 0) rolledIn.set(day + 1, (rolledIn.get(day + 1) ?? 0) - missed);
    wanted.set(day, room);
    const rides = planDay(calendar, day, { wanted: room, now });
    for (const ride of rides)
      if (ride.pickupDay !== day) rolledIn.set(ride.pickupDay, (rolledIn.get(ride.pickupDay) ?? 0) + 1);
    drivers.set(day, dispatcher.assign(day, rides));
    firstOf.set(day, received.length);
    for (const ride of rides)
      if ((ride.role === 'bundle' && ride.followUpOf === ride.tour) || isLeftAlone(ride, day, calendar))
        bundleTours.push(received.length + ride.tour);
    for (const ride of rides)
      if (mayBeBilled(ride, calendar.today))
        over.push({
          place: received.length + ride.index,
          step: day,
          deliveryDay: ride.deliveryDay,
          customer: ride.customer.id,
          driver: at(drivers.get(day) ?? [], ride.index),
        });
    if (day > calendar.today - filedSince)
      for (const { index, customer, receivedAt, pickupDay, cancelled } of rides.filter(isFiled))
        filedPlaces.push({ place: received.length + index, customer: customer.id, receivedAt, pickupDay, cancelled });
    for (const ride of rides) received.push(ride.receivedAt);
  }
  const { ids, numbers, lastNumbers } = numbered(received, calendar);
  const bundles = new Map(bundleTours.sort((a, b) => at(ids, a) - at(ids, b)).map((place, rank) => [place, rank + 1]));
  const byId = new Map(crew.map((it) => [it.id, it]));
  const contractsOf = (day: Day): ScheduledContract[] =>
    planDay(calendar, day, { wanted: wanted.get(day) ?? 0, now }).map((ride) => {
      const first = firstOf.get(day) ?? 0;
      const place = first + ride.index;
      return {
        ...ride,
        id: at(ids, place),
        auftragsnummer: at(numbers, place),
        driver: byId.get(at(drivers.get(day) ?? [], ride.index)) ?? null,
        bundle: bundles.get(first + ride.tour) ?? null,
      };
    });
  const driven = over.map(({ place, driver, ...it }): DrivenRide => ({
    ...it,
    id: at(ids, place),
    driver: byId.get(driver) ?? null,
  }));
  const filed = filedPlaces.map(({ place, ...it }): FiledContract => ({ ...it, id: at(ids, place) }));
  return { contractsOf, bundles: bundles.size, lastNumbers, total: received.length, driven, filed };
}

/** The price list ends at 1,000 km, and the way that is paid for is up to 3 % longer than the planned one. */
const longestPriced = 970;

function mayBeBilled({ cancelled, deliveryDay, km, test }: Ride, today: Day): boolean {
  return deliveryDay <= today - billedUntil && !test && (cancelled || km <= longestPriced);
}

/** A ride whose bundle has lost all others, and waits to be filled up or dissolved (R40). */
function isLeftAlone({ index, role, test }: Ride, day: Day, { today }: Calendar): boolean {
  const ahead = day > today ? workingDaysBetween(today, day) : 0;
  return index === 0 && role === 'main' && !test && ahead === aheadOfShortBundle;
}

/**
 * Ids run on over all years, contract numbers start anew each year (R1); both in the order in which the contracts came
 * in.
 */
function numbered(received: readonly number[], calendar: Calendar) {
  const order = Uint32Array.from(received.keys()).sort((a, b) => at(received, a) - at(received, b) || a - b);
  const ids = new Uint32Array(received.length);
  const numbers = new Array<string>(received.length);
  const lastNumbers = new Map<number, number>();
  order.forEach((place, rank) => {
    const year = yearOf(wallClock(at(received, place)).day);
    const running = (lastNumbers.get(year) ?? (rank === 0 ? contractsBefore(received.length, calendar) : 0)) + 1;
    lastNumbers.set(year, running);
    ids[place] = rank + 1;
    numbers[place] = `${String(year % 100).padStart(2, '0')}${String(running).padStart(6, '0')}`;
  });
  return { ids, numbers, lastNumbers };
}

/** The company did not begin on the first day of the data: numbers of that year were given before. */
function contractsBefore(count: number, calendar: Calendar): number {
  const start = dayText(calendar.first);
  const days = calendar.first - Math.floor(Date.parse(`${start.slice(0, 4)}-01-01T00:00:00Z`) / 86_400_000);
  const before = Math.round((count / (calendar.last - calendar.first)) * days);
  return before + count > highestOffset ? 0 : before;
}
