import type { avisSuggestionTypes } from './choices/avisSuggestionTypes.ts';
import type { KeyOf } from '../choices/choices.ts';
import { airKm } from '../km/estimate.ts';
import type { Place, Point } from '../km/place.ts';
import { workingDaysFrom } from '../time/workingDays.ts';

export type SuggestionType = KeyOf<typeof avisSuggestionTypes>;
/** A contract that can be moved within its range: from when until when, from where to where, and for whom. */
export type MovableContract = {
  readonly id: number;
  readonly customer: string | null;
  readonly contractType: string | null;
  readonly from: string;
  readonly until: string;
  readonly pickup: Place & { readonly point: Point | null };
  readonly delivery: Place & { readonly point: Point | null };
};
export type Suggestion = {
  readonly type: SuggestionType;
  /** Kilometres as the crow flies between the end of the one and the start of the other. */
  readonly distance: number;
  /** Working days between the two ranges, 0 where they overlap. */
  readonly days: number;
};

const nearKm = 25;
const soonDays = 1;

/**
 * What one contract is to another one (R44): the other half of a round trip at the same street, or a ride that goes on
 * near by and soon.
 */
export function suggestionOf(origin: MovableContract, target: MovableContract): Suggestion | null {
  if (origin.id === target.id) return null;
  const isSameCustomer = origin.customer !== null && origin.customer === target.customer;
  if (isSameCustomer && overlap(origin, target) && isRoundTrip(origin, target))
    return { type: 'link', distance: 0, days: 0 };
  // The distance is asked before the days: it leaves few of thousands, and days take a calendar.
  const [end, start] = [origin.delivery.point, target.pickup.point];
  const distance = end && start ? Math.round(airKm(end, start) * 10) / 10 : Infinity;
  if (distance > nearKm) return null;
  const days = daysBetween(origin, target);
  return days <= soonDays ? { type: 'match', distance, days } : null;
}

/** Better ones first: round trips, then the nearest, then the soonest; equal ones keep the order of their contracts. */
export function bySuggestionRank(
  one: Suggestion & { readonly target: number },
  other: Suggestion & { readonly target: number },
): number {
  const isLink = (it: Suggestion) => (it.type === 'link' ? 0 : 1);
  return (
    isLink(one) - isLink(other) || one.distance - other.distance || one.days - other.days || one.target - other.target
  );
}

/** Where the one brings a new vehicle the other one fetches an old one, whichever of the two is asked. */
function isRoundTrip(one: MovableContract, other: MovableContract): boolean {
  return isThereAndBack(one, other) || isThereAndBack(other, one);
}

function isThereAndBack(there: MovableContract, back: MovableContract): boolean {
  return (
    there.contractType !== 'PICKUP' && back.contractType !== 'DELIVERY' && isSameStreet(there.delivery, back.pickup)
  );
}

function isSameStreet(one: Place, other: Place): boolean {
  if (!one.plz || one.plz !== other.plz) return false;
  const [mine, theirs] = [streetOf(one), streetOf(other)];
  return mine !== '' && mine === theirs;
}

function streetOf({ strasse }: Place): string {
  return (strasse ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Working days from the end of the earlier range to the beginning of the later one. */
function daysBetween(one: MovableContract, other: MovableContract): number {
  if (overlap(one, other)) return 0;
  const [end, start] = one.until < other.from ? [one.until, other.from] : [other.until, one.from];
  return Math.max(workingDaysFrom(end, start), 0);
}

function overlap(one: MovableContract, other: MovableContract): boolean {
  return one.until >= other.from && other.until >= one.from;
}
