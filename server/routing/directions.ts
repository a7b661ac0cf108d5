import type { Point } from '../../src/domain/km/place.ts';
import type { Route } from '../../src/domain/km/route.ts';

/** Finds the way along two or more points. */
export type Directions = (points: readonly Point[], signal?: AbortSignal) => Promise<Route>;

/** No route could be had; the message is a German sentence for the person at the screen. */
export class RouteFailure extends Error {
  /** The routing server was reached and said that there is no way; asking again does not help. */
  readonly isFinal: boolean;
  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
