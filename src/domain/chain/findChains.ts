import type { Point } from '../km/place.ts';
import {
  compareChains,
  endsWell,
  linkAfter,
  sumOf,
  type Chain,
  type ChainLimits,
  type ChainLink,
  type ChainWeights,
  type FreeAt,
  type Misfit,
  type OpenRide,
  type WayBetween,
} from './chain.ts';

export type ChainSearch = {
  readonly from: FreeAt;
  readonly rides: readonly OpenRide[];
  readonly limits: ChainLimits;
  readonly weights: ChainWeights;
  readonly way: WayBetween;
  /** So many chains are wanted. */
  readonly count: number;
};
export type FoundChains = {
  readonly chains: readonly Chain[];
  /** What cannot come first, and why; without those that are merely far away. */
  readonly misfits: ReadonlyMap<OpenRide, Misfit>;
};

/**
 * The best chains, in order. Of the branches that can no longer reach the worst of them none is followed; the order is
 * that of trying everything.
 */
export function findChains({ from, rides, limits, weights, way, count }: ChainSearch): FoundChains {
  const near = nearby(rides, limits.maxEmptyKm);
  const maxPoints = sumOf(weights);
  const best: Chain[] = [];
  const misfits = new Map<OpenRide, Misfit>();

  const keep = (chain: Chain): void => {
    const at = best.findIndex((it) => compareChains(chain, it) < 0);
    best.splice(at < 0 ? best.length : at, 0, chain);
    if (best.length > count) best.pop();
  };
  const extend = (before: readonly ChainLink[], free: FreeAt, points: number): void => {
    const links: { readonly link: ChainLink; readonly reached: number }[] = [];
    for (const ride of near(free.point)) {
      // What is closed before he could be there is told of the first ride alone, so that no way is reckoned for others.
      if (before.length > 0 && (ride.closes < free.moment || before.some((it) => it.ride === ride))) continue;
      const link = linkAfter(free, ride, { way, limits, weights });
      if (typeof link !== 'string') links.push({ link, reached: points + sumOf(link.points) });
      else if (before.length === 0 && link !== 'far') misfits.set(ride, link);
    }
    const open = limits.length - before.length - 1;
    for (const { link, reached } of links.toSorted((one, other) => other.reached - one.reached)) {
      // The links stand in the order of their points: none after this one gets further.
      if (best.length === count && reached + open * maxPoints < (best.at(-1)?.points ?? 0)) return;
      const chain = [...before, link];
      if (open > 0) extend(chain, { point: link.ride.delivery, moment: link.ends }, reached);
      else if (endsWell(link, limits, way)) keep({ links: chain, points: reached });
      else if (before.length === 0) misfits.set(link.ride, 'clashes');
    }
  };
  extend([], from, 0);
  return { chains: best, misfits };
}

const cellDegrees = 0.5;
const kmPerDegree = 111.2;

/**
 * Finds what begins near a point, and a little besides, without looking at everything; the road is never shorter than
 * the air line.
 */
function nearby(rides: readonly OpenRide[], km: number): (point: Point) => readonly OpenRide[] {
  const keyOf = (row: number, column: number) => row * 10_000 + column;
  const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees);
  const cells = Map.groupBy(rides, ({ pickup }) => keyOf(cellOf(pickup.lat), cellOf(pickup.lng)));
  return (point) => {
    const high = km / kmPerDegree;
    const wide = high / Math.max(0.2, Math.cos((point.lat * Math.PI) / 180));
    const found: OpenRide[] = [];
    for (let row = cellOf(point.lat - high); row <= cellOf(point.lat + high); row += 1)
      for (let column = cellOf(point.lng - wide); column <= cellOf(point.lng + wide); column += 1)
        for (const ride of cells.get(keyOf(row, column)) ?? [])
          if (Math.abs(ride.pickup.lat - point.lat) <= high && Math.abs(ride.pickup.lng - point.lng) <= wide)
            found.push(ride);
    return found;
  };
}
