import type { Route } from '../../src/domain/km/route.ts';
import type { Directions } from './directions.ts';
import { memory } from '../storage/memory.ts';

const day = 86_400_000;

/** Asks only once for a way that was asked for lately; roads change slower than screens are looked at. */
export function cachedDirections(ask: Directions): Directions {
  const known = memory<Route>({ milliseconds: day, max: 5_000 });
  return async (points, signal) => {
    const key = points.map(({ lat, lng }) => `${lat},${lng}`).join(';');
    const found = known.get(ask, key);
    if (found) return found;
    const route = await ask(points, signal);
    known.set(ask, key, route);
    return route;
  };
}
