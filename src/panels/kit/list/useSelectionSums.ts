import { useEffect } from 'react';
import { store } from '../../../api/records/entities.ts';
import { selectionSumsAtom } from '../../../commands/selectionSums.ts';
import { targetsOf, type GridSelection } from '../grid/gridSelection.ts';

/**
 * Tells the status bar what the ticked rows of a list come to, or the one somebody is at. Keep the identity of what
 * sums them up; without it nothing is told.
 */
export function useSelectionSums(
  scope: string,
  selection: GridSelection,
  sumsOf: ((iris: readonly string[]) => readonly string[]) | undefined,
): void {
  useEffect(() => {
    if (!sumsOf) return undefined;
    const add = () => {
      const sums = sumsOf(targetsOf(selection));
      store.set(selectionSumsAtom, (all) => ({ ...all, [scope]: sums }));
    };
    add();
    return selection.subscribe(add);
  }, [scope, selection, sumsOf]);
  useEffect(
    () => () =>
      store.set(selectionSumsAtom, (all) =>
        Object.fromEntries(Object.entries(all).filter(([panel]) => panel !== scope)),
      ),
    [scope],
  );
}
