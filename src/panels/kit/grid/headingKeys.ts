type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key pressed on the heading of a group folds it: Enter and Space either way, ← away, → out again. */
function isFolding(pressed: Pressed, isOpen: boolean, isOnButton: boolean): boolean {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return false;
  if (pressed.key === 'ArrowLeft') return isOpen;
  if (pressed.key === 'ArrowRight') return !isOpen;
  // A button acts on Enter and Space by itself.
  return !isOnButton && (pressed.key === 'Enter' || pressed.key === ' ');
}

/** Folds the group of the heading that has the keyboard, as its button does. */
export function foldByKey(pressed: Pressed, target: EventTarget | null): boolean {
  const heading = target instanceof Element ? target.closest('.ag-full-width-row') : null;
  const button = heading?.querySelector<HTMLButtonElement>('button[aria-expanded]');
  if (!button || !(target instanceof Element)) return false;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  if (!isFolding(pressed, isOpen, target.closest('button') !== null)) return false;
  button.click();
  return true;
}
