import { useDirections } from '../../api/calls/directions.ts';
import type { Way } from '../../domain/bundle/legs.ts';
import type { Direction } from '../../domain/km/directionCalls.ts';
import { legsOf, type Leg } from './mapLegs.ts';
import type { BundledContract } from './useBundleEntries.ts';

/** The ways of a bundle as far as they are known. */
export type BundleWays = {
  readonly legs: readonly Leg[];
  /** One for each leg. */
  readonly directions: readonly (Direction | undefined)[];
  /** From each contract to the next. */
  readonly between: readonly (Way | undefined)[];
  readonly isLoading: boolean;
  readonly error: Error | null;
};

/** Each way of a bundle by itself, so that what is known of the others is drawn where one cannot be found. */
export function useBundleWays(entries: readonly BundledContract[]): BundleWays {
  const legs = legsOf(entries);
  const answers = useDirections(legs.map(({ start, end }) => ({ start, end, waypoints: [] })));
  const directions = answers.map((it) => it.data);
  return {
    legs,
    directions,
    between: legs.flatMap(({ kind }, at) => {
      const way = directions[at];
      return kind === 'empty' ? [way && { km: way.distanceKm, minutes: way.durationSec / 60 }] : [];
    }),
    isLoading: answers.some((it) => it.isLoading),
    error: answers.find((it) => it.error)?.error ?? null,
  };
}
