import { QueryClient } from '@tanstack/react-query';
import { ApiError, OfflineError } from './apiErrors.ts';
import { store } from './records/entities.ts';
import { lineAtom } from './live/live.ts';

/** Fetches and remembers which records a list holds; the records themselves live in their atoms. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) => {
        // While the line is known to be lost nobody waits to be told so; what failed is fetched when it is back.
        if (error instanceof OfflineError) return failures < 2 && store.get(lineAtom) !== 'offline';
        return error instanceof ApiError && error.status >= 500 && failures < 1;
      },
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 30_000),
    },
  },
});
