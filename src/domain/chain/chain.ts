import type { Point } from '../km/place.ts';
import type { Minute } from '../time/wallClock.ts';

/** Where and when a driver is free. */
export type FreeAt = { readonly point: Point; readonly moment: Minute };

/** A contract without driver, as far as the search for what comes next looks at it. */
export type OpenRide = {
  readonly id: number;
  readonly pickup: Point;
  readonly delivery: Point;
  /** When the vehicle can be fetched. */
  readonly opens: Minute;
  readonly closes: Minute;
  /** The drive from pickup to delivery. */
  readonly driveMinutes: number;
  /** Before that nobody takes the vehicle in; null when any time will do. */
  readonly deliveryOpens: Minute | null;
  /** Until then it must be delivered. */
  readonly deadline: Minute;
  /** What is left of the contract's price after the driver's credit; null when unknown or not to be seen. */
  readonly marginCents: number | null;
};

/** The way from where the driver is to the next vehicle. */
export type Way = { readonly km: number; readonly minutes: number };
export type WayBetween = (from: Point, to: Point) => Way;

/** What somebody is willing to accept. */
export type ChainLimits = {
  readonly maxEmptyKm: number;
  readonly maxWaitMinutes: number;
  /** So many contracts one after the other. */
  readonly length: number;
  /** Where the driver has to be next, if anywhere: the pickup of his next ride. */
  readonly until?: FreeAt | undefined;
  /** The chain must end within reach of here. */
  readonly backTo?: Point | undefined;
};

/** How much each factor counts; points of a contract add up to their sum at most. */
export type ChainWeights = {
  readonly empty: number;
  readonly waiting: number;
  readonly deadline: number;
  readonly margin: number;
};
export const chainFactors = ['empty', 'waiting', 'deadline', 'margin'] as const;
export type ChainFactor = (typeof chainFactors)[number];
export type ChainPoints = Readonly<Record<ChainFactor, number>>;

/** The weights as long as nobody has chosen others (decisions, chain finder). */
export const usualWeights: ChainWeights = { empty: 40, waiting: 25, deadline: 20, margin: 15 };
/** After handing over a vehicle nobody is at the next one earlier (R13). */
export const handoverMinutes = 30;
/** Whoever has a week to spare for the delivery gets no points for hurry. */
const deadlineHorizonMinutes = 7 * 24 * 60;
/** From so much on a contract has all points for its margin. */
const fullMarginCents = 15_000;

/** A contract in its chain: the way to it, when it begins and ends, and what speaks for it. */
export type ChainLink = {
  readonly ride: OpenRide;
  readonly emptyKm: number;
  readonly emptyMinutes: number;
  readonly waitMinutes: number;
  readonly begins: Minute;
  readonly ends: Minute;
  readonly points: ChainPoints;
};
export type Chain = { readonly links: readonly ChainLink[]; readonly points: number };

/** Why a contract cannot come next. */
export type Misfit = 'far' | 'closed' | 'waits' | 'late' | 'clashes';

/** The contract as the next one of somebody who is free there and then, or why it is none. */
export function linkAfter(
  from: FreeAt,
  ride: OpenRide,
  { way, limits, weights }: { way: WayBetween; limits: ChainLimits; weights: ChainWeights },
): ChainLink | Misfit {
  const { km, minutes } = way(from.point, ride.pickup);
  if (km > limits.maxEmptyKm) return 'far';
  const arrives = from.moment + minutes;
  const ready = Math.max(arrives, from.moment + handoverMinutes);
  if (ready > ride.closes) return 'closed';
  const begins = Math.max(ready, ride.opens);
  const waitMinutes = begins - arrives;
  if (waitMinutes > limits.maxWaitMinutes) return 'waits';
  const ends = Math.max(begins + ride.driveMinutes, ride.deliveryOpens ?? 0);
  if (ends > ride.deadline) return 'late';
  const points = {
    empty: share(weights.empty, 1 - km / limits.maxEmptyKm),
    waiting: share(weights.waiting, 1 - waitMinutes / limits.maxWaitMinutes),
    deadline: share(weights.deadline, 1 - (ride.deadline - ends) / deadlineHorizonMinutes),
    margin: share(weights.margin, (ride.marginCents ?? 0) / fullMarginCents),
  };
  return { ride, emptyKm: km, emptyMinutes: minutes, waitMinutes, begins, ends, points };
}

/** Whether the driver is where he has to be afterwards. */
export function endsWell(
  { ride, ends }: ChainLink,
  { until, backTo, maxEmptyKm }: ChainLimits,
  way: WayBetween,
): boolean {
  if (until && ends + Math.max(way(ride.delivery, until.point).minutes, handoverMinutes) > until.moment) return false;
  return backTo === undefined || way(ride.delivery, backTo).km <= maxEmptyKm;
}

/** All points of a contract in its chain. */
export function sumOf(points: ChainPoints): number {
  return points.empty + points.waiting + points.deadline + points.margin;
}

/** Chains in the order they are offered: most points, then least empty way, then the earlier end. */
export function compareChains(one: Chain, other: Chain): number {
  return (
    other.points - one.points ||
    emptyKmOf(one) - emptyKmOf(other) ||
    (one.links.at(-1)?.ends ?? 0) - (other.links.at(-1)?.ends ?? 0) ||
    compareIds(one, other)
  );
}

/** All kilometres without a vehicle to hand over. */
export function emptyKmOf({ links }: Chain): number {
  return Math.round(links.reduce((sum, it) => sum + it.emptyKm, 0) * 100) / 100;
}

/** All the time in which the driver only waits. */
export function waitMinutesOf({ links }: Chain): number {
  return links.reduce((sum, it) => sum + it.waitMinutes, 0);
}

function compareIds(one: Chain, other: Chain): number {
  const at = one.links.findIndex((it, index) => it.ride.id !== other.links[index]?.ride.id);
  return (one.links[at]?.ride.id ?? 0) - (other.links[at]?.ride.id ?? 0);
}

/** Whole points, so that what stands at the bars adds up to what stands behind them. */
function share(weight: number, part: number): number {
  return Math.round(weight * Math.min(1, Math.max(0, part)));
}
