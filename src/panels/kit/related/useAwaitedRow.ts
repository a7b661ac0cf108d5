import { useEffect, useState, type RefObject } from 'react';
import { cellHold } from '../cellEdit/cellHold.ts';
import { replayKeys } from '../cellEdit/replayKeys.ts';
import type { GridHandle } from '../grid/recordGridProps.ts';
import { focusRow } from './gridMoves.ts';

/** The grid draws rows a moment after it was given them. */
const framesToWait = 30;

/**
 * Gives the keyboard to a row as soon as the list shows it, and with it the keys that have waited for that; keys meant
 * for a row that did not come are dropped, because elsewhere they would do something else.
 */
export function useAwaitedRow(grid: RefObject<GridHandle | null>, rows: readonly string[]) {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null || !rows.includes(awaited)) return undefined;
    let next = 0;
    const look = (left: number) => {
      const isThere = grid.current !== null && focusRow(grid.current, awaited);
      if (!isThere && left > 0) {
        next = requestAnimationFrame(() => look(left - 1));
        return;
      }
      setAwaited(null);
      const held = cellHold.take();
      if (isThere) replayKeys(held);
    };
    next = requestAnimationFrame(() => look(framesToWait));
    return () => cancelAnimationFrame(next);
  }, [awaited, rows, grid]);
  return setAwaited;
}
