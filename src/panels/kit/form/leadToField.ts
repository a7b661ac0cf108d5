import { bringToMiddle } from './bringToMiddle.ts';

/** Asks whoever keeps a field out of sight to show it; bubbles from the field. */
export const revealEvent = 'leitstand:reveal';
const framesToWait = 20;

/** The field at a path, or the one around it. */
function fieldAt(root: HTMLElement | null, path: string): HTMLElement | null {
  const find = (name: string) => root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ?? null;
  return find(path) ?? find(path.split('.', 1)[0] ?? '');
}

/**
 * Brings a field into sight and gives it the keyboard; one in another tab is shown first. False when the form has no
 * such field.
 */
export function leadToField(root: HTMLElement | null, path: string): boolean {
  const field = fieldAt(root, path);
  if (!field) return false;
  const go = () => {
    bringToMiddle(root, field);
    (field.querySelector<HTMLElement>('input, button, textarea') ?? field).focus({ preventScroll: true });
  };
  if (isShown(field)) go();
  else {
    field.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }));
    whenShown(field, go, framesToWait);
  }
  return true;
}

/** As long as this somebody may wait for a tab that is still being drawn, in pictures of the screen. */
const framesToDraw = 120;

/** The same for a field that the form has, but perhaps not on the screen yet: tabs out of sight are drawn last. */
export function leadToFieldOnceDrawn(root: HTMLElement | null, path: string, frames = framesToDraw): void {
  if (leadToField(root, path) || frames === 0) return;
  requestAnimationFrame(() => leadToFieldOnceDrawn(root, path, frames - 1));
}

function whenShown(field: HTMLElement, go: () => void, frames: number): void {
  if (isShown(field)) go();
  else if (frames > 0) requestAnimationFrame(() => whenShown(field, go, frames - 1));
}

/** Whether the tab that the field stands in is the one in front. */
function isShown(field: HTMLElement): boolean {
  return !field.closest('[data-record-tab]')?.closest('.hidden');
}
