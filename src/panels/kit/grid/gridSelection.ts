import { useSyncExternalStore } from 'react';

/**
 * What of a list is meant: the ticked rows, and the row somebody is at. The two are kept apart, so that looking at a
 * row or opening it never ticks it. It is followed by whoever shows it, so that a tick draws nothing else of the list
 * anew.
 */
export type GridSelection = {
  /** IRIs of the ticked rows; the one ticked last stands last. */
  ticked(): readonly string[];
  /** The row somebody clicked or walked to last. */
  row(): string | null;
  tick(iris: readonly string[]): void;
  goTo(iri: string | null): void;
  /** Calls back when other rows are ticked or somebody is at another row. */
  subscribe(listener: () => void): () => void;
};

/** IRIs of the ticked rows, re-rendering the caller when others are ticked. */
export function useTicked(selection: GridSelection): readonly string[] {
  return useSyncExternalStore(selection.subscribe, selection.ticked);
}

/** What is done from the list is done with these: the ticked rows, else the one somebody is at. */
export function targetsOf(selection: GridSelection): readonly string[] {
  const [ticked, row] = [selection.ticked(), selection.row()];
  return ticked.length > 0 || row === null ? ticked : [row];
}
