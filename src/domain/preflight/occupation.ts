import { formatDayShort } from '../time/formatDay.ts';
import { dayNumber, minuteOf, momentOf, type Minute } from '../time/wallClock.ts';
import type { Ride } from './facts.ts';

/** When a ride holds its driver. */
export interface Occupation {
  readonly ride: Ride;
  /** The pickup is possible from here on … */
  readonly from: Minute;
  /** … and until here. */
  readonly latest: Minute;
  /** The driver is free again at the earliest. */
  readonly until: Minute;
}

const known = new WeakMap<Ride, Occupation | undefined>();

/**
 * When the ride holds its driver; nothing while its day or time is open. Worked out once for a ride, which is held
 * against many contracts.
 */
export function occupationOf(ride: Ride): Occupation | undefined {
  if (!known.has(ride)) known.set(ride, occupation(ride));
  return known.get(ride);
}

function occupation(ride: Ride): Occupation | undefined {
  const { datum, pickupTimeFrom, pickupTimeTo } = ride;
  if (!datum || !pickupTimeFrom) return undefined;
  const from = minuteOf(datum, pickupTimeFrom);
  return {
    ride,
    from,
    latest: Math.max(from, minuteOf(datum, pickupTimeTo ?? pickupTimeFrom)),
    until: untilOf(ride, from),
  };
}

/** "Di 24.11., 09:30", the day left out where it is the one that is spoken of. */
export function formatMoment(moment: Minute, day?: string | null): string {
  const { day: date, time } = momentOf(moment);
  return date === day ? time : `${formatDayShort(date)}, ${time}`;
}

/**
 * Neither the drive nor the delivery window lets him finish before; a vehicle that takes more than one night stands
 * somewhere, as after a Vorholung.
 */
function untilOf({ datum, bringdatum, deliveryTimeFrom, googleFahrzeit, vorholung }: Ride, from: Minute): Minute {
  const driven = from + (googleFahrzeit ?? 0);
  const day = bringdatum ?? datum ?? '';
  const nights = dayNumber(day) - dayNumber(datum ?? '');
  if (!deliveryTimeFrom || nights > 1 || (vorholung && nights > 0)) return driven;
  return Math.max(driven, minuteOf(day, deliveryTimeFrom));
}
