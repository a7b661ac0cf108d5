import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from 'dockview-react';
import { store } from '../../api/records/entities.ts';
import { dockAtom, recentPanelsAtom } from './dockAtoms.ts';
import { toOwnWindow } from './ownWindow.ts';
import { giveKeyboard, isKeyboardInPanels } from './panelKeyboard.ts';

/** Runs with the dock of this window when there is one. */
function withDock(work: (api: DockviewApi) => void): void {
  const api = store.get(dockAtom);
  if (api) work(api);
}

/** Closes the panel in front; unsaved input stays as a draft. */
export function closeActivePanel(): void {
  withDock((api) => api.activePanel?.api.close());
}

/** Shows the panel in front in a browser window of its own. */
export function activePanelToOwnWindow(): void {
  withDock((api) => api.activePanel && toOwnWindow(api.activePanel));
}

/**
 * Gives the keyboard to the next group of panels, or the one before; from outside of the panels first to the one it
 * left.
 */
export function focusGroup(step: 1 | -1): void {
  withDock((api) => {
    const groups = api.groups.toSorted(byPlace);
    const at = groups.findIndex((it) => it.id === api.activeGroup?.id);
    const move = isKeyboardInPanels() ? step : 0;
    goTo(groups[(at + move + groups.length) % groups.length]?.activePanel);
  });
}

/** Goes to the panel used before this one. */
export function focusRecentPanel(): void {
  withDock((api) => {
    const before = store
      .get(recentPanelsAtom)
      .slice(1)
      .map((key) => api.getPanel(key))
      .find((it) => it !== undefined);
    goTo(before);
  });
}

/** Goes to the tab left or right of the one in front, in the same group. */
export function focusTab(step: 1 | -1): void {
  withDock((api) => {
    const panels = api.activeGroup?.panels ?? [];
    const at = panels.findIndex((it) => it.id === api.activePanel?.id);
    goTo(panels[(at + step + panels.length) % panels.length]);
  });
}

function byPlace(one: DockviewGroupPanel, other: DockviewGroupPanel): number {
  const a = one.element.getBoundingClientRect();
  const b = other.element.getBoundingClientRect();
  return Math.abs(a.left - b.left) > 8 ? a.left - b.left : a.top - b.top;
}

/** The panel that somebody goes to by a key right now. */
let chosen: string | undefined;

/** Whether somebody chose this panel by a key; the browser's way back then leads to the one before. */
export function wasChosen(key: string): boolean {
  return chosen === key;
}

function goTo(panel: IDockviewPanel | undefined): void {
  if (!panel) return;
  chosen = panel.id;
  panel.api.setActive();
  chosen = undefined;
  giveKeyboard(panel.id);
}
