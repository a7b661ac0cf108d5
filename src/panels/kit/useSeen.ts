import { useEffect, useState } from 'react';

/**
 * True once the element has been on the screen, so that what stands far below is not fetched before somebody scrolls
 * there.
 */
export function useSeen(element: Element | null): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element || seen) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((it) => it.isIntersecting)) setSeen(true);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element, seen]);
  return seen;
}
