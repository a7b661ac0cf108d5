import { useEffect } from 'react';
import { store } from '../../../api/records/entities.ts';
import { innerScopeAtom } from '../../../commands/selection.ts';

/**
 * Tells the commands which list inside a panel is meant: the one somebody was in last, until they are elsewhere in the
 * panel. Menus and dialogs over the panel change nothing.
 */
export function useInnerScope(frame: HTMLElement | null, url: string): void {
  useEffect(() => {
    if (!frame) return undefined;
    const scope = innerScopeAtom(url);
    const look = ({ target }: Event) => {
      const list = target instanceof Element ? target.closest<HTMLElement>('[data-scope]') : null;
      store.set(scope, list?.dataset['scope'] ?? null);
    };
    for (const event of ['focusin', 'pointerdown']) frame.addEventListener(event, look);
    return () => {
      for (const event of ['focusin', 'pointerdown']) frame.removeEventListener(event, look);
      store.set(scope, null);
    };
  }, [frame, url]);
}
