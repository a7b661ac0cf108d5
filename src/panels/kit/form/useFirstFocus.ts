import { useContext, useEffect, type RefObject } from 'react';
import { store } from '../../../api/records/entities.ts';
import { activePanelUrlAtom } from '../../../commands/selection.ts';
import { PanelHostContext } from '../../panelContext.ts';

/**
 * Whoever opens a form for a new record wants to type: the keyboard goes to the first field that has to be filled and
 * is not, unless somebody is typing elsewhere by then.
 */
export function useFirstFocus(root: RefObject<HTMLElement | null>, isNew: boolean): void {
  // A form in a dialog stands in no panel.
  const url = useContext(PanelHostContext)?.url;
  useEffect(() => {
    if (!isNew || url === undefined || store.get(activePanelUrlAtom) !== url || isTyping()) return;
    const required = [
      ...(root.current?.querySelectorAll<HTMLInputElement>('[data-field] input[aria-required="true"]') ?? []),
    ];
    required.find((it) => it.value === '')?.focus({ preventScroll: true });
  }, [root, isNew, url]);
}

function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;
}
