import { onReconnect } from '../live/reconnect.ts';
import { fetchCode } from './missingCode.ts';
import { whenIdle } from './whenIdle.ts';

/** Code that comes when it is first needed. */
export type LateCode<T> = {
  /** The code if it is here. */
  readonly known: () => T | undefined;
  /** Asks for the code once; what did not come is asked for again by the next who needs it. */
  readonly fetch: () => Promise<T>;
};

const notYetFetched = new Set<() => Promise<unknown>>();

/**
 * Splits code off the first load; small code is fetched by itself while nothing else happens, large code only when it
 * is used.
 */
export function lateCode<T>(
  load: () => Promise<T>,
  { isLarge = false }: { readonly isLarge?: boolean } = {},
): LateCode<T> {
  let code: T | undefined;
  const fetch = async () => (code ??= await fetchCode(load));
  if (!isLarge) notYetFetched.add(fetch);
  return { known: () => code, fetch };
}

/**
 * Fetches small code piece by piece while nothing else happens, so that a line lost later finds it here; what the line
 * has kept back is asked for again once it is there.
 */
export function fetchLateCode(idle: (work: () => void) => void = whenIdle): () => void {
  let state: 'resting' | 'fetching' | 'over' = 'resting';
  let reconnects = 0;
  const fetchNext = () => {
    const [fetchOnce] = notYetFetched;
    if (state !== 'resting' || !fetchOnce) return;
    state = 'fetching';
    idle(async () => {
      const before = reconnects;
      const hasCome = await fetchOnce().then(
        () => notYetFetched.delete(fetchOnce),
        () => false,
      );
      if (state === 'fetching') state = 'resting';
      if (hasCome || before !== reconnects) fetchNext();
    });
  };
  const stop = onReconnect(() => {
    reconnects += 1;
    fetchNext();
  });
  fetchNext();
  return () => {
    state = 'over';
    stop();
  };
}
