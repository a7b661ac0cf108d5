import type { Point } from './place.ts';
import type { Route } from './route.ts';

const earthRadiusKm = 6371;
/** Coordinates are those of the middle of a town; between two addresses of one town there is still a way. */
const withinTownKm = 2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function airKm(from: Point, to: Point): number {
  const half =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
}

/**
 * Road distance and drive time as experience says, where no routing server can be asked: detours and speeds of the
 * trade's own statistics.
 */
export function estimatedRoute(points: readonly Point[]): Route {
  const legs = points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [estimatedKm(from, to)] : [];
  });
  const minutes = legs.reduce((sum, km) => sum + estimatedMinutes(km), 0);
  return {
    distanceKm: Math.round(legs.reduce((sum, km) => sum + km, 0) * 100) / 100,
    durationSec: minutes * 60,
    source: 'estimate',
    points,
  };
}

/** Kilometres on the road between two points; short ways wind more. */
export function estimatedKm(from: Point, to: Point): number {
  const air = airKm(from, to);
  return Math.max(withinTownKm, air * (air * 1.38 < 50 ? 1.38 : 1.28));
}

/** Whole minutes for so many kilometres; short ways lead through towns. */
export function estimatedMinutes(km: number): number {
  const speed = km <= 30 ? 45 : km <= 100 ? 68 : km <= 300 ? 84 : 92;
  return Math.round((km / speed) * 60);
}
