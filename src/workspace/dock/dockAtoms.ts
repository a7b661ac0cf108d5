import { atom } from 'jotai/vanilla';
import type { DockviewApi } from 'dockview-react';

/** The dock of this window, once it is on the screen. */
export const dockAtom = atom<DockviewApi | null>(null);

/** Keys of the panels of this window, last used first. */
export const recentPanelsAtom = atom<readonly string[]>([]);

/** Moves a panel to the head of those used last. */
export function usedNow(recent: readonly string[], key: string): readonly string[] {
  return [key, ...recent.filter((it) => it !== key)].slice(0, 50);
}
