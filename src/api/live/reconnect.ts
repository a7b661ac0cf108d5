import { ApiError, OfflineError } from '../apiErrors.ts';
import { store } from '../records/entities.ts';
import { connectionAtom } from './live.ts';
import { queryClient } from '../queryClient.ts';

/** Calls back when the line to the server stands, and each time it is there again after it was lost. */
export function onReconnect(listener: () => void): () => void {
  let wasThere = store.get(connectionAtom).state === 'connected';
  return store.sub(connectionAtom, () => {
    const isThere = store.get(connectionAtom).state === 'connected';
    if (isThere && !wasThere) listener();
    wasThere = isThere;
  });
}

/**
 * What could not be fetched while the line was down is fetched by itself once it is back; nobody has to press "Erneut
 * versuchen" in every tab.
 */
export function refetchOnReconnect(): () => void {
  return onReconnect(
    () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && isPassing(state.error),
      }),
  );
}

/** No line, or a server or proxy that was just not ready; any other no stays a no. */
function isPassing(error: Error | null): boolean {
  return error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
}
