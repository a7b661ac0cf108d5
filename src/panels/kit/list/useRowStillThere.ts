import { useEffect } from 'react';
import type { ListView } from '../../../api/records/queries.ts';
import type { GridEntry } from '../grid/gridColumn.ts';
import type { GridSelection } from '../grid/gridSelection.ts';

/**
 * Nobody is at a row that a search, a filter or another page took away: a command would mean a record that is out of
 * sight. While the rows are on their way it is kept, because a reload and going back bring it along.
 */
export function useRowStillThere(
  selection: GridSelection,
  { view: { iris, isLoading, isChanging, error }, entries }: { view: ListView; entries: readonly GridEntry[] },
): void {
  useEffect(() => {
    if (isLoading || isChanging || error) return;
    const at = selection.row();
    // Rows of a folded group are there, and rows below others are no hits of their own.
    if (at !== null && !iris.includes(at) && !entries.includes(at)) selection.goTo(null);
  }, [selection, entries, iris, isLoading, isChanging, error]);
}
