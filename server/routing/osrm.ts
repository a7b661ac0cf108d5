import { z } from 'zod';
import type { Point } from '../../src/domain/km/place.ts';
import type { Route } from '../../src/domain/km/route.ts';
import { RouteFailure, type Directions } from './directions.ts';

const patienceMs = 5_000;

const answerSchema = z.object({
  code: z.string(),
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }).optional(),
      }),
    )
    .optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** Speaks the HTTP API of OSRM (`/route/v1/driving/…`), which other routing servers understand, too. */
export function osrm(address: string, { timeoutMs = patienceMs }: { timeoutMs?: number } = {}): Directions {
  return async (points, signal) => {
    const given = AbortSignal.timeout(timeoutMs);
    const answer = await ask(routeAddress(address, points), signal ? AbortSignal.any([signal, given]) : given);
    const [best] = answer.routes ?? [];
    if (answer.code !== 'Ok' || !best) throw refusal(answer.code);
    return routeOf(best, points);
  };
}

function routeAddress(address: string, points: readonly Point[]): string {
  const stops = points.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(';');
  return `${address.replace(/\/+$/, '')}/route/v1/driving/${stops}?overview=simplified&geometries=geojson&alternatives=false&steps=false`;
}

/** OSRM says also with a status of 400 in JSON what is wrong. */
async function ask(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } }).catch((error: unknown) => {
    throw unreachable(error);
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    throw unreachable(error);
  });
  const answer = answerSchema.safeParse(body);
  if (!answer.success || response.status >= 500 || response.status === 429)
    throw new RouteFailure('Der Routendienst ist gestört; bitte die Entfernung von Hand eintragen.', {
      isFinal: false,
    });
  return answer.data;
}

function unreachable(error: unknown): RouteFailure {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return new RouteFailure(
    isLate ? 'Der Routendienst antwortet nicht rechtzeitig.' : 'Der Routendienst ist nicht erreichbar.',
    { isFinal: false },
  );
}

function refusal(code: string): RouteFailure {
  if (code === 'NoRoute' || code === 'NoSegment')
    return new RouteFailure('Zwischen diesen Orten ist keine Straßenverbindung bekannt.', { isFinal: true });
  return new RouteFailure('Der Routendienst nimmt diese Anfrage nicht an.', { isFinal: true });
}

function routeOf(
  { distance, duration, geometry }: NonNullable<Answer['routes']>[number],
  points: readonly Point[],
): Route {
  return {
    distanceKm: Math.round(distance / 10) / 100,
    durationSec: Math.round(duration),
    source: 'route',
    points,
    ...(geometry && { line: geometry.coordinates.map(([lng, lat]) => ({ lat, lng })) }),
  };
}
