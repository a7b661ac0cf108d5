import { formatDayShort } from '../time/formatDay.ts';
import { clockTime, minutesOf } from '../time/clock.ts';
import type { Ride } from './facts.ts';

const minutesPerDay = 24 * 60;

/** When a ride holds its driver, in minutes of the wall clock since 1970; the two nights a year with another hour do not matter here. */
export interface Occupation {
  readonly ride: Ride;
  /** The pickup is possible from here on … */
  readonly from: number;
  /** … and until here. */
  readonly latest: number;
  /** The driver is free again at the earliest. */
  readonly until: number;
}

/** When the ride holds its driver; nothing while its day or time is open. */
export function occupationOf(ride: Ride): Occupation | undefined {
  const { datum, pickupTimeFrom, pickupTimeTo } = ride;
  if (!datum || !pickupTimeFrom) return undefined;
  const start = dayNumber(datum) * minutesPerDay;
  const from = start + minutesOf(pickupTimeFrom);
  return { ride, from, latest: Math.max(from, start + minutesOf(pickupTimeTo ?? pickupTimeFrom)), until: untilOf(ride, from) };
}

/** Days since 1970 of a calendar day. */
export function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

/** "Di 24.11., 09:30", the day left out where it is the one that is spoken of. */
export function formatMoment(moment: number, day?: string | null): string {
  const date = new Date(Math.floor(moment / minutesPerDay) * 86_400_000).toISOString().slice(0, 10);
  const time = clockTime(((moment % minutesPerDay) + minutesPerDay) % minutesPerDay) ?? '';
  return date === day ? time : `${formatDayShort(date)}, ${time}`;
}

/** Neither the drive nor the delivery window lets him finish before. */
function untilOf({ datum, bringdatum, deliveryTimeFrom, googleFahrzeit, vorholung }: Ride, from: number): number {
  const driven = from + (googleFahrzeit ?? 0);
  if (!deliveryTimeFrom || (vorholung && bringdatum !== datum)) return driven;
  return Math.max(driven, dayNumber(bringdatum ?? datum ?? '') * minutesPerDay + minutesOf(deliveryTimeFrom));
}
