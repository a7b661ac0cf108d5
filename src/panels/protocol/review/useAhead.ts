import { useEffect, useState } from 'react';
import type { Kind } from '../images/pictureSlots.ts';
import { loadPairs, loadProtocol } from './loadAhead.ts';
import type { PicturePair } from './picturePairs.ts';

type Ahead = {
  readonly pairs: readonly PicturePair[];
  readonly at: number;
  /** The protocol after this one. */
  readonly next: string | undefined;
  readonly kinds: readonly Kind[];
};

/** Loads the pictures around this one, then the next protocol with its first ones; answers how many of those came. */
export function useAhead({ pairs, at, next, kinds }: Ahead): number {
  const [came, setCame] = useState({ of: next, count: 0 });
  const isReady = pairs.length > 0;
  useEffect(() => {
    void loadPairs(pairs.slice(Math.max(0, at - 1), at + 4));
  }, [pairs, at]);
  useEffect(() => {
    if (next === undefined || !isReady) return undefined;
    let isWanted = true;
    loadProtocol(next, kinds).then(
      (count) => isWanted && setCame({ of: next, count }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [next, kinds, isReady]);
  return came.of === next ? came.count : 0;
}
