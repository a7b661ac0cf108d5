import { firstScreenStands } from '../../api/code/firstScreen.ts';
import { store } from '../../api/records/entities.ts';
import { dockAtom } from './dockAtoms.ts';
import { panelEntrance } from './panelEntrance.ts';
import { lookAfterPainting } from './panelPainting.ts';

/** The elements of the open panels, and where the keyboard was last in each, by the key of the panel in the dock. */
const panels = new Map<string, HTMLElement>();
const places = new Map<string, Element>();
/** The panel that is to get the keyboard as soon as it is on the screen. */
let awaited: string | undefined;
let stopWaiting: (() => void) | undefined;

/** The open panels that have been on the screen. */
export function knownPanels(): Iterable<HTMLElement> {
  return panels.values();
}

/** Tells that a panel is on the screen, or not any longer. */
export function knowPanel(key: string, panel: HTMLElement | null): void {
  if (panel) panels.set(key, panel);
  else {
    panels.delete(key);
    places.delete(key);
  }
  if (panel && awaited === key) giveKeyboard(key);
}

/** Remembers where the keyboard is in a panel, so that it comes back there. */
export function notePlace(key: string, place: Element): void {
  if (place !== panels.get(key) && panels.get(key)?.contains(place)) places.set(key, place);
}

/** Whether the keyboard is in one of the panels. */
export function isKeyboardInPanels(): boolean {
  return [...panels.values()].some((it) => it.contains(document.activeElement));
}

/**
 * Gives the keyboard to a panel: where it was there before, else where one begins. What is still loading gets it as
 * soon as it is there, unless the person has gone elsewhere by then.
 */
export function giveKeyboard(key: string): void {
  stopWaiting?.();
  const panel = panels.get(key);
  awaited = panel ? undefined : key;
  if (!panel) return;
  if (enter(key, panel)) return firstScreenStands();
  panel.focus({ preventScroll: true });
  const stop = lookAfterPainting(panel, () => {
    const hasGoneElsewhere = document.activeElement !== panel && document.activeElement !== document.body;
    const isOver = hasGoneElsewhere || enter(key, panel);
    if (!isOver) return false;
    stopWaiting = undefined;
    firstScreenStands();
    return true;
  });
  stopWaiting = () => {
    stop();
    stopWaiting = undefined;
  };
}

/**
 * The same for a panel that has come to the front by itself, if it is still there: nobody is taken out of a menu, a
 * question or the tabs.
 */
export function giveKeyboardToFront(key: string): void {
  window.setTimeout(() => {
    if (store.get(dockAtom)?.activePanel?.id !== key) return;
    const at = document.activeElement;
    if (panels.get(key)?.contains(at) || at?.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return;
    // The tabs of the dock, not those inside another panel that has just gone out of sight.
    if (at?.closest('[role="tablist"]') && !isKeyboardInPanels()) return;
    giveKeyboard(key);
  });
}

function enter(key: string, panel: HTMLElement): boolean {
  const place = places.get(key);
  const known = place instanceof HTMLElement && panel.contains(place) && place.checkVisibility() ? place : null;
  const goal = known ?? panelEntrance(panel);
  goal?.focus({ preventScroll: true });
  return goal !== null && document.activeElement === goal;
}
