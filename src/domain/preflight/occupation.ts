import { formatDayShort } from '../time/formatDay.ts';
import { clockTime, minutesOf } from '../time/clock.ts';
import type { Ride } from './facts.ts';

const minutesPerDay = 24 * 60;

/**
 * When a ride holds its driver, in minutes of the wall clock since 1970; the two nights a year with another hour do not
 * matter here.
 */
export interface Occupation {
  readonly ride: Ride;
  /** The pickup is possible from here on … */
  readonly from: number;
  /** … and until here. */
  readonly latest: number;
  /** The driver is free again at the earliest. */
  readonly until: number;
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
  const start = dayNumber(datum) * minutesPerDay;
  const from = start + minutesOf(pickupTimeFrom);
  return {
    ride,
    from,
    latest: Math.max(from, start + minutesOf(pickupTimeTo ?? pickupTimeFrom)),
    until: untilOf(ride, from),
  };
}

/** Days since 1970 of a calendar day. */
export function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

/** The calendar day so many days after 1970 began. */
export function dayOf(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

/** "Di 24.11., 09:30", the day left out where it is the one that is spoken of. */
export function formatMoment(moment: number, day?: string | null): string {
  const date = dayOf(Math.floor(moment / minutesPerDay));
  const time = clockTime(((moment % minutesPerDay) + minutesPerDay) % minutesPerDay) ?? '';
  return date === day ? time : `${formatDayShort(date)}, ${time}`;
}

/**
 * Neither the drive nor the delivery window lets him finish before; a vehicle that takes more than one night stands
 * somewhere, as after a Vorholung.
 */
function untilOf({ datum, bringdatum, deliveryTimeFrom, googleFahrzeit, vorholung }: Ride, from: number): number {
  const driven = from + (googleFahrzeit ?? 0);
  const delivery = dayNumber(bringdatum ?? datum ?? '');
  const nights = delivery - dayNumber(datum ?? '');
  if (!deliveryTimeFrom || nights > 1 || (vorholung && nights > 0)) return driven;
  return Math.max(driven, delivery * minutesPerDay + minutesOf(deliveryTimeFrom));
}
