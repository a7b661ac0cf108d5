import { estimatedRoute } from '../../src/domain/km/estimate.ts';
import type { Directions } from './directions.ts';
import { osrm } from './osrm.ts';
import { cachedDirections } from './cachedDirections.ts';

/** The routing server of the settings, or the estimate where there is none. */
export function directionsOf({ routingUrl }: { readonly routingUrl: string | null }): Directions {
  return routingUrl === null ? (points) => Promise.resolve(estimatedRoute(points)) : cachedDirections(osrm(routingUrl));
}
