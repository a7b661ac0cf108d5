import { useEffect, useRef, type RefObject } from 'react';
import { useHasDialog } from '../../ui/overlays/openDialogs.ts';

/**
 * Keeps the keyboard in a part of a panel where what had it is drawn anew at another place, also while a dialog stood
 * over it; `place` says where it goes then.
 */
export function useKeyboardKept(
  box: RefObject<HTMLElement | null>,
  place: (box: HTMLElement) => HTMLElement | null,
): void {
  const last = useRef<Element | null>(null);
  const hasDialog = useHasDialog();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      last.current = box.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [box]);
  useEffect(() => {
    if (hasDialog || !last.current || last.current.isConnected) return;
    // After a dialog has given the keyboard back to whom it took it from.
    const timer = window.setTimeout(() => {
      if (document.activeElement !== document.body || !box.current) return;
      const goal = place(box.current);
      goal?.focus({ preventScroll: true });
      goal?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => window.clearTimeout(timer);
  });
}
