import { useEffect, useRef, useState } from 'react';
import type { CellConflict } from './saveCell.ts';

/**
 * Questions about cells that two people changed, one after the other; when the list goes away before one is answered,
 * its input is given back.
 */
export function useConflicts() {
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  /** The same for answers of the server that come when the list is gone: null from then on. */
  const waiting = useRef<readonly CellConflict[] | null>(conflicts);
  useEffect(() => {
    waiting.current ??= [];
    return () => {
      const left = waiting.current ?? [];
      waiting.current = null;
      for (const it of left) it.cancel();
    };
  }, []);
  const put = (next: readonly CellConflict[]) => {
    waiting.current = next;
    setConflicts(next);
  };
  return {
    first: conflicts[0],
    add: (conflict: CellConflict) => (waiting.current ? put([...waiting.current, conflict]) : conflict.cancel()),
    drop: (conflict: CellConflict) => put((waiting.current ?? []).filter((it) => it !== conflict)),
  };
}
