import type { KeyboardEvent } from 'react';
import type { CellMove } from './useCellEditing.ts';

/** What of an editor can be typed into or pressed. */
export const enterable = 'input, textarea, select, button:not([tabindex="-1"])';

/** Where a key leads; keys that belong to the control itself lead nowhere. */
export function moveOf(event: KeyboardEvent, root: HTMLElement | null): CellMove | undefined {
  const { key, target, shiftKey } = event;
  if (key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) return 'stay';
  if (key === 'Enter')
    return isOpen(target) || (target instanceof HTMLTextAreaElement && shiftKey) ? undefined : 'down';
  if (key !== 'Tab' || !root) return undefined;
  const all = [...root.querySelectorAll<HTMLElement>(enterable)];
  // An open list has closed by now and given the keyboard back to its button.
  if (document.activeElement !== all.at(shiftKey ? 0 : -1)) return undefined;
  return shiftKey ? 'previous' : 'next';
}

/** Whether a list or calendar of the control hangs open. */
export function isOpen(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="listbox"]')) return true;
  const field = target.closest('[data-field]');
  return field !== null && field.querySelector('[aria-expanded="true"]') !== null;
}

/** Puts the focus into the field of a path. */
export function focusAt(root: HTMLElement | null, path: string | undefined): void {
  root
    ?.querySelector(`[data-field="${CSS.escape(path ?? '')}"]`)
    ?.querySelector<HTMLElement>(enterable)
    ?.focus({ preventScroll: true });
}
