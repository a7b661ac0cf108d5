import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn } from './gridColumn.ts';

/** What of a column says how wide it is. */
type Sized = Pick<GridColumn, 'hidden' | 'leastWidth' | 'minWidth' | 'width'>;
/** How much of the room that only the headings ask for is granted. */
export type HeadingShare = 1 | 0.5 | 0;
const shares = [1, 0.5, 0] as const satisfies readonly HeadingShare[];
/** The boxes before the rows and the scroll bar behind them. */
const besideColumns = 44;

/**
 * How much room a list of this width has for its headings; one that has to be scrolled aside in any case grants them
 * all.
 */
export function headingShare(columns: readonly Sized[], width: number): HeadingShare {
  const needed = (share: HeadingShare) =>
    columns.reduce((sum, it) => (it.hidden ? sum : sum + widthAt(it, share)), besideColumns);
  return shares.find((share) => needed(share) <= width) ?? 1;
}

/** A column as wide as the room for its heading lets it be. */
export function narrowed<C extends Sized>(column: C, share: HeadingShare): C {
  if (share === 1 || column.leastWidth === undefined) return column;
  const width = widthAt(column, share);
  return { ...column, ...(column.width === undefined ? { minWidth: width } : { width }) };
}

function widthAt(column: Sized, share: HeadingShare): number {
  const whole = column.width ?? column.minWidth ?? 0;
  return Math.round(whole - (1 - share) * (whole - (column.leastWidth ?? whole)));
}

/** Follows the width of a list and says how much room its headings have. */
export function useHeadingShare(frame: HTMLElement | null, columns: readonly Sized[]): HeadingShare {
  const [share, setShare] = useState<HeadingShare>(1);
  useEffect(() => {
    if (!frame || columns.every((it) => it.leastWidth === undefined)) return;
    const watcher = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) flushSync(() => setShare(headingShare(columns, width)));
    });
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, [frame, columns]);
  return share;
}
