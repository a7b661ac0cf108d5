import { useSyncExternalStore } from 'react';

/** What is selected in a list. It is followed by whoever shows it, so that choosing a row draws nothing else of the list anew. */
export type GridSelection = {
  /** IRIs of the rows; the one chosen last stands last. */
  iris(): readonly string[];
  /** Whether boxes were ticked rather than a row clicked or walked to: then walking on leaves them as they are. */
  isTicked(): boolean;
  choose(iris: readonly string[], isTicked: boolean): void;
  subscribe(listener: () => void): () => void;
};

/** IRIs of the selected rows, re-rendering the caller when others are chosen. */
export function useSelected(selection: GridSelection): readonly string[] {
  return useSyncExternalStore(selection.subscribe, selection.iris);
}

/** Whether the rows are meant to be worked on together: several, or one that was ticked; a single one that was only clicked is just where somebody is. */
export function isMarked(selection: GridSelection): boolean {
  return selection.iris().length > (selection.isTicked() ? 0 : 1);
}
