import { useCallback, useEffect, useRef } from 'react';
import { revealEvent } from '../form/leadToField.ts';

/**
 * Brings the tab to the front in which something lies that somebody is led to. Attach it to the element around the
 * tabs.
 */
export function useRevealed(choose: (key: string) => void): (element: HTMLElement | null) => (() => void) | undefined {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  return useCallback((element) => {
    if (!element) return undefined;
    const reveal = ({ target }: Event) => {
      const tab = target instanceof Element ? target.closest<HTMLElement>('[data-record-tab]') : null;
      if (tab?.dataset['recordTab'] !== undefined) latest.current(tab.dataset['recordTab']);
    };
    element.addEventListener(revealEvent, reveal);
    return () => element.removeEventListener(revealEvent, reveal);
  }, []);
}
