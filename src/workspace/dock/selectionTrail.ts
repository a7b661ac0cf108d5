import { recordIriOf } from '../../commands/selection.ts';
import type { EntryState } from './navigation.ts';

/** What is to happen to the browser's history when somebody has been at one row of a list for a while. */
export type Step = 'push' | 'replace' | null;

/**
 * The first row at an address belongs to its entry; each later one is a step of its own, so that going back finds the
 * row before.
 */
export function stepFor(
  row: string | null,
  { url, state }: { readonly url: string; readonly state: EntryState },
): Step {
  if (row === null || recordIriOf(url) !== null || state.row === row) return null;
  return state.row === undefined ? 'replace' : 'push';
}
