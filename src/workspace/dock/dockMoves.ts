import type { DockviewApi, DockviewGroupPanel } from 'dockview-react';
import { store } from '../../api/entities.ts';
import { dockAtom, recentPanelsAtom } from './dockAtoms.ts';

/** Runs with the dock of this window when there is one. */
function withDock(work: (api: DockviewApi) => void): void {
  const api = store.get(dockAtom);
  if (api) work(api);
}

/** Closes the panel in front; unsaved input stays as a draft. */
export function closeActivePanel(): void {
  withDock((api) => api.activePanel?.api.close());
}

/** Gives the keyboard to the next group of panels, or the one before. */
export function focusGroup(step: 1 | -1): void {
  withDock((api) => {
    const groups = api.groups.toSorted(byPlace);
    const at = groups.findIndex((it) => it.id === api.activeGroup?.id);
    const panel = groups[(at + step + groups.length) % groups.length]?.activePanel;
    if (!panel) return;
    panel.api.setActive();
    focusContent(panel.id, api);
  });
}

/** Goes to the panel used before this one. */
export function focusRecentPanel(): void {
  withDock((api) => {
    const before = store.get(recentPanelsAtom).slice(1).map((key) => api.getPanel(key)).find((it) => it !== undefined);
    before?.api.setActive();
    if (before) focusContent(before.id, api);
  });
}

/** Goes to the tab left or right of the one in front, in the same group. */
export function focusTab(step: 1 | -1): void {
  withDock((api) => {
    const panels = api.activeGroup?.panels ?? [];
    const at = panels.findIndex((it) => it.id === api.activePanel?.id);
    panels[(at + step + panels.length) % panels.length]?.api.setActive();
  });
}

function byPlace(one: DockviewGroupPanel, other: DockviewGroupPanel): number {
  const a = one.element.getBoundingClientRect();
  const b = other.element.getBoundingClientRect();
  return Math.abs(a.left - b.left) > 8 ? a.left - b.left : a.top - b.top;
}

/** Puts the keyboard into a panel: where it was, else on the first thing that takes it. */
function focusContent(key: string, api: DockviewApi): void {
  const url: unknown = api.getPanel(key)?.params?.['url'];
  if (typeof url !== 'string') return;
  requestAnimationFrame(() => {
    const content = document.querySelector<HTMLElement>(`[data-panel-url="${CSS.escape(url)}"]`);
    if (!content || content.contains(document.activeElement)) return;
    content.querySelector<HTMLElement>('[data-autofocus], .ag-cell-focus, [role="grid"] [tabindex="0"], input, [tabindex="0"], button')?.focus();
  });
}
