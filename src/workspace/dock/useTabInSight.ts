import type { IDockviewPanelHeaderProps } from 'dockview-react';
import { useEffect } from 'react';

/**
 * Keeps the tab that its group shows in sight: the strip scrolls to it, also when its name arrives later and makes it
 * wider than it was.
 */
export function useTabInSight(element: HTMLElement | null, api: IDockviewPanelHeaderProps['api']): void {
  useEffect(() => {
    const tab = element?.closest<HTMLElement>('.dv-tab');
    const strip = tab?.parentElement;
    if (!tab || !strip) return undefined;
    const show = () => {
      if (!api.isVisible) return;
      const [own, frame] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
      if (own.right > frame.right) strip.scrollLeft += Math.ceil(own.right - frame.right);
      else if (own.left < frame.left) strip.scrollLeft -= Math.ceil(frame.left - own.left);
    };
    const sizes = new ResizeObserver(show);
    sizes.observe(tab);
    sizes.observe(strip);
    const shown = api.onDidVisibilityChange(show);
    return () => {
      sizes.disconnect();
      shown.dispose();
    };
  }, [element, api]);
}
