import { walkKm } from '../../domain/bundle/bundleChecks.ts';
import type { Direction } from '../../domain/km/directionCalls.ts';
import type { Place, Point } from '../../domain/km/place.ts';
import { endsOf } from './LegLine.tsx';
import type { BundledContract } from './useBundleEntries.ts';

/** A way of a bundle between two places: with a vehicle, without one, or back to where it began. */
export type Leg = { readonly kind: 'loaded' | 'empty' | 'back'; readonly start: Place; readonly end: Place };
/** The same as it is drawn, with its kilometres. */
export type DrawnLeg = { readonly kind: Leg['kind']; readonly line: readonly Point[]; readonly km: number };

/** Every way of a bundle in the order in which it is driven; the way back stands last. */
export function legsOf(entries: readonly BundledContract[]): readonly Leg[] {
  const ends = entries.map(({ contract }) => endsOf(contract));
  const [first] = ends;
  const last = ends.at(-1);
  if (!first || !last) return [];
  const ways = ends.flatMap(({ start, end }, at): readonly Leg[] => {
    const next = ends[at + 1];
    return [{ kind: 'loaded', start, end }, ...(next ? [{ kind: 'empty', start: end, end: next.start } as const] : [])];
  });
  return [...ways, { kind: 'back', start: last.end, end: first.start }];
}

/** Whether the last contract ends at the door at which the first began, so that its ride is the way back. */
export function endsAtStart(directions: readonly (Direction | undefined)[]): boolean {
  const back = directions.at(-1);
  return back !== undefined && back.distanceKm <= walkKm;
}

/** The ways that are known, as they are drawn. */
export function drawnLegs(legs: readonly Leg[], directions: readonly (Direction | undefined)[]): readonly DrawnLeg[] {
  const isRound = endsAtStart(directions);
  const lastRide = legs.findLastIndex(({ kind }) => kind === 'loaded');
  return legs.flatMap(({ kind }, at): readonly DrawnLeg[] => {
    const way = directions[at];
    if (!way || (kind === 'back' && isRound)) return [];
    const isBack = isRound && at === lastRide && at > 0;
    return [{ kind: isBack ? 'back' : kind, line: way.line ?? way.points, km: way.distanceKm }];
  });
}

/** Places of the list that lie so close in the picture that they share a ring. */
export type Ring = {
  readonly x: number;
  readonly y: number;
  readonly places: readonly number[];
  readonly name: string;
};

const sharedWithin = 18;

/** The rings of the pickups, with the numbers that they have in the list. */
export function ringsOf(
  pickups: readonly { readonly x: number; readonly y: number; readonly place: number; readonly name: string }[],
): readonly Ring[] {
  const rings: Ring[] = [];
  for (const { x, y, place, name } of pickups) {
    const at = rings.findIndex((it) => Math.hypot(it.x - x, it.y - y) < sharedWithin);
    const near = rings[at];
    if (near) rings[at] = { ...near, places: [...near.places, place] };
    else rings.push({ x, y, places: [place], name });
  }
  return rings;
}
