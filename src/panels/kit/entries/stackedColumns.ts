import { useEffect, useState } from 'react';

/**
 * The columns in which an entry is laid out where there is less room than the widths of its parts need: as few lines as
 * do, with as many parts in each of them. Parts that come below each other share a column. Undefined where all stand
 * beside each other.
 */
export function stackedColumns(widths: readonly number[], room: number): string | undefined {
  const needed = widths.reduce((sum, it) => sum + it, 0);
  if (needed <= room) return undefined;
  const perLine = Math.ceil(widths.length / Math.ceil(needed / room));
  const widest = (place: number) => Math.max(...widths.filter((_, at) => at % perLine === place));
  return Array.from({ length: perLine }, (_, place) => `minmax(0, ${String(widest(place))}fr)`).join(' ');
}

/** The same for the room that an element has, less what is kept free beside the parts. */
export function useStackedColumns(
  element: HTMLElement | null,
  widths: readonly number[],
  keptFree: number,
): string | undefined {
  const [columns, setColumns] = useState<string>();
  const all = widths.join(' ');
  useEffect(() => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      const room = (entry?.contentRect.width ?? 0) - keptFree;
      // A tab that is not shown has no room at all, and is measured when it is.
      if (room > 0) setColumns(stackedColumns(all.split(' ').map(Number), room));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element, all, keptFree]);
  return columns;
}
