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

/** The code of a form may come after its record, and tabs out of sight are drawn last. */
const framesToDraw = 300;

/**
 * The same for a field that the form may not have on the screen yet; `done` once it is reached or given up. Gives the
 * way to stop.
 */
export function leadToFieldOnceDrawn(
  root: { readonly current: HTMLElement | null },
  path: string,
  done?: () => void,
): () => void {
  const look = (left: number) => {
    if (!leadToField(root.current, path) && left > 0) next = requestAnimationFrame(() => look(left - 1));
    else done?.();
  };
  let next = requestAnimationFrame(() => look(framesToDraw));
  return () => cancelAnimationFrame(next);
}

function whenShown(field: HTMLElement, go: () => void, frames: number): void {
  if (isShown(field)) go();
  else if (frames > 0) requestAnimationFrame(() => whenShown(field, go, frames - 1));
}

/** Whether the tab that the field stands in is the one in front. */
function isShown(field: HTMLElement): boolean {
  return !field.closest('[data-record-tab]')?.closest('.hidden');
}
