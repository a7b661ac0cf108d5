import { atom } from 'jotai/vanilla';
import { store } from '../../api/records/entities.ts';
import type { SavedDock } from './savedDock.ts';

const depth = 30;

/** Arrangements before each change, oldest first; what was opened since is part of them. */
export const layoutUndoAtom = atom<readonly SavedDock[]>([]);

/** Notes how it was before a change. */
export function noteBefore(dock: SavedDock | null): void {
  if (dock === null) return;
  store.set(layoutUndoAtom, (past) => [...past, dock].slice(-depth));
}

/** The arrangement before the last change, which is then forgotten. */
export function takeBack(): SavedDock | undefined {
  const past = store.get(layoutUndoAtom);
  store.set(layoutUndoAtom, past.slice(0, -1));
  return past.at(-1);
}
