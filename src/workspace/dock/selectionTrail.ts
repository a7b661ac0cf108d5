import { recordIriOf } from '../../commands/selection.ts';
import type { EntryState } from './navigation.ts';

/** What is to happen to the browser's history when one row of a list has been chosen for a while. */
export type Step = 'push' | 'replace' | null;

/** The first row chosen at an address belongs to its entry; each later one is a step of its own, so that going back finds the row before. */
export function stepFor(chosen: readonly string[], { url, state }: { readonly url: string; readonly state: EntryState }): Step {
  const [row] = chosen;
  if (row === undefined || chosen.length > 1 || recordIriOf(url) !== null || state.row === row) return null;
  return state.row === undefined ? 'replace' : 'push';
}
