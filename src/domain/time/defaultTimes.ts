import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { type ClockTime, clockTime, minutesOf, roundUpToHalfHour } from './clock.ts';

/** The days and time windows of a contract. */
export type TimedContract = SomeOf<
  typeof contract,
  'datum' | 'bringdatum' | 'pickupTimeFrom' | 'pickupTimeTo' | 'deliveryTimeFrom' | 'deliveryTimeTo'
>;

/** What the default times of a new contract depend on; its drive time is in minutes. */
export type TimesOfContract = TimedContract & SomeOf<typeof contract, 'googleFahrzeit'>;

/** The four time windows of a contract. */
export interface TimeWindows {
  readonly pickupTimeFrom: ClockTime | null;
  readonly pickupTimeTo: ClockTime | null;
  readonly deliveryTimeFrom: ClockTime | null;
  readonly deliveryTimeTo: ClockTime | null;
}

const windowMinutes = 120;
const pauseMinutes = 30;
const latest = 23 * 60 + 30;

/**
 * Fills only the empty times of a new contract (R3); what was entered stays, what would fall on the next day stays
 * empty.
 */
export function defaultTimes(contract: TimesOfContract): TimeWindows {
  const pickupTimeFrom = contract.pickupTimeFrom || null;
  const pickupTimeTo = contract.pickupTimeTo || defaultTo(pickupTimeFrom);
  const deliveryTimeFrom = contract.deliveryTimeFrom || defaultDeliveryFrom(contract, pickupTimeTo);
  const deliveryTimeTo = contract.deliveryTimeTo || defaultTo(deliveryTimeFrom);
  return { pickupTimeFrom, pickupTimeTo, deliveryTimeFrom, deliveryTimeTo };
}

/** The end of a window that was given only a start: two hours later, at most 23:30 and never before the start. */
export function defaultTo(from: ClockTime | null | undefined): ClockTime | null {
  if (!from) return null;
  const start = minutesOf(from);
  return clockTime(Math.max(start, Math.min(start + windowMinutes, latest))) ?? null;
}

function defaultDeliveryFrom(contract: TimesOfContract, pickupTimeTo: ClockTime | null): ClockTime | null {
  const sameDay = Boolean(contract.datum) && contract.datum === contract.bringdatum;
  const drive = contract.googleFahrzeit;
  if (!sameDay || pickupTimeTo === null || drive === null || drive === undefined) return null;
  return clockTime(roundUpToHalfHour(minutesOf(pickupTimeTo) + drive + pauseMinutes)) ?? null;
}
