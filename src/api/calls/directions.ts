import { useQueries, useQuery } from '@tanstack/react-query';
import { isPlaced, type Place, type Point } from '../../domain/km/place.ts';
import { findDirection, mapTiles, type Direction } from '../../domain/km/directionCalls.ts';
import { call } from '../call.ts';
import { queryClient } from '../queryClient.ts';

export type Stops = { readonly start: Place; readonly end: Place; readonly waypoints: readonly Place[] };

const fresh = 10 * 60_000;

/** The way along some stops, as the routing server knows it or the server estimates it. */
export function directionQuery({ start, end, waypoints }: Stops) {
  return {
    queryKey: ['direction', start, end, waypoints] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      asWay(await call(findDirection, { startLocation: start, endLocation: end, waypoints }, { signal })),
    staleTime: fresh,
    retry: false,
  };
}

/** Where an address is, as well as the server knows. */
export async function fetchPoint(location: Place): Promise<Point> {
  const found = await call(findDirection, { location });
  if (!('lat' in found)) throw new Error('a place was answered with a way');
  return found;
}

function asWay(answer: Direction | Point): Direction {
  if ('lat' in answer) throw new Error('a way was answered with a place');
  return answer;
}

/** The same for code outside React; asking for other stops gives this question up. */
export async function fetchDirection(stops: Stops, signal: AbortSignal): Promise<Direction> {
  const { queryKey, queryFn, staleTime } = directionQuery(stops);
  const known = queryClient.getQueryState<Direction>(queryKey);
  if (known?.data && Date.now() - known.dataUpdatedAt < staleTime) return known.data;
  const direction = await queryFn({ signal });
  queryClient.setQueryData(queryKey, direction);
  return direction;
}

/** The way along some stops for a map. */
export function useDirection(stops: Stops) {
  return useQuery(directionQuery(stops), queryClient);
}

/** Several ways at once, each by itself; one whose ends say too little is not asked for. */
export function useDirections(ways: readonly Stops[]) {
  return useQueries(
    {
      queries: ways.map((it) => ({ ...directionQuery(it), enabled: isPlaced(it.start) && isPlaced(it.end) })),
    },
    queryClient,
  );
}

/** Where map tiles come from, null for the outline that comes along. */
export function useTileUrl(): string | null {
  const query = useQuery(
    {
      queryKey: ['mapTiles'],
      queryFn: async ({ signal }) => (await call(mapTiles, {}, { signal })).tileUrl,
      staleTime: Infinity,
    },
    queryClient,
  );
  return query.data ?? null;
}
