import type { KeyboardEvent } from 'react';

/**
 * Tab leaves the rows for what stands beside the list, whatever is linked in their cells. The grid library does it with
 * a timer, and whoever presses the next key before it ends up in a row again: so it never hears of this key. The
 * keyboard goes to the empty element before or behind the grid, from where the browser takes it on. What the heading of
 * a group offers besides folding comes first.
 */
export function leaveByTab(event: KeyboardEvent, grid: HTMLElement | null): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
  if (!target.matches('.ag-cell, .ag-row, .ag-header-cell')) return;
  event.stopPropagation();
  const offered = shiftKey
    ? null
    : target.querySelector<HTMLElement>(':scope.ag-full-width-row button:not([aria-expanded])');
  if (offered) {
    event.preventDefault();
    return offered.focus();
  }
  const edge = shiftKey ? grid?.previousElementSibling : grid?.nextElementSibling;
  if (edge instanceof HTMLElement) edge.focus({ preventScroll: true });
}
