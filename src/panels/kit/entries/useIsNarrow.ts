import { useEffect, useState } from 'react';

/** Whether an element has less room than so many pixels; false until it is known. */
export function useIsNarrow(element: HTMLElement | null, least: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setIsNarrow(entry.contentRect.width > 0 && entry.contentRect.width < least);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element, least]);
  return isNarrow;
}
